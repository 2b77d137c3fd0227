import { randomUUID } from 'node:crypto';
import type { AttributesOf, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { testAddress, testCard } from '../checkout/testing/journey.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { forgetParkedCartsOf, parkedCartDataOf } from './data-of-buyer.ts';
import { forgetOldParkedCarts } from './forget-old.ts';
import { listedCartsOf } from './listed-carts.ts';

type List = AttributesOf<'/parkcart/my_parkcart', 'Success'>;
type Detail = AttributesOf<'/parkcart/parkcart_detail', 'Success'>;
type Cart = AttributesOf<'/cart/shopping_cart', 'Initial'>;

describe.each(oneTestDatabase())('parked carts on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true });
    await addSampleOffers(server.pool, [{ offerId: 'toner', price: 21_840 }, { offerId: 'paper', price: 4_000, available: null }, { offerId: 'laptop', price: 74_900, available: 3 }]);
  });
  afterAll(() => server.close());

  let count = 0;
  const newBuyer = (email = `parked-${(count += 1)}@agency.example.gov`) => server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Buyer', email, agency_code: '4700' });
  const add = (browser: TestBrowser, offerId: string, quantity = 1) => browser.post('/cart/addCart', { items: [{ offerId, quantity }], changeKey: randomUUID() });
  const cartOf = async (browser: TestBrowser) => {
    const { cart } = (await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as Cart;
    return Object.fromEntries(cart.groups.flatMap(({ lines }) => lines).map(({ offerId, quantity }) => [offerId, quantity]));
  };
  const list = async (browser: TestBrowser) => (await browser.get('/parkcart/my_parkcart')).envelope.attributes as unknown as List;
  const save = async (browser: TestBrowser, name: string, more: object = {}): Promise<Envelope> =>
    (await browser.post('/parkcart/save_parkcart_submit', { name, keepsCart: false, changeKey: randomUUID(), ...more })).envelope;
  const change = async (browser: TestBrowser, sent: object) => (await browser.post('/parkcart/change_parkcart', sent)).envelope.attributes as unknown as List;
  const detail = async (browser: TestBrowser, parkedCartId: string) => (await browser.get(`/parkcart/parkcart_detail?${new URLSearchParams({ parkedCartId }).toString()}`)).envelope;
  const onlyId = async (browser: TestBrowser): Promise<string> => (await list(browser)).parkedCarts[0]?.parkedCartId ?? '';
  const addBack = (browser: TestBrowser, parkedCartId: string, changeKey: string = randomUUID()) => change(browser, { addBack: { parkedCartId, changeKey } });
  const setPrice = (offerId: string, price: number) => server.pool.query('update marketplace.offer set price = $2 where offer_id = $1', [offerId, price]);

  it('take the cart under a name, once however often it is pressed, and give it back without doubling', async () => {
    const buyer = await newBuyer();
    expect((await buyer.get('/parkcart/save_parkcart')).envelope.responseName).toBe('EmptyCart');
    await add(buyer, 'toner', 2);
    await add(buyer, 'paper', 5);
    expect((await buyer.get('/parkcart/save_parkcart')).envelope).toMatchObject({ responseName: 'Initial', attributes: { lineCount: 2, subtotal: { amount: 63_680 } } });
    const changeKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => save(buyer, ' Training room ', { changeKey })));
    expect(answers.map(({ responseName }) => responseName)).toEqual(['Success', 'Success', 'Success']);
    expect(await cartOf(buyer)).toEqual({});
    const { parkedCarts } = await list(buyer);
    expect(parkedCarts).toMatchObject([{ name: 'Training room', lineCount: 2, subtotal: { amount: 63_680 }, changedLines: 0, isTemplate: false }]);
    const parkedCartId = parkedCarts[0]?.parkedCartId ?? '';
    await add(buyer, 'toner', 1);
    await Promise.all([addBack(buyer, parkedCartId), addBack(buyer, parkedCartId), addBack(buyer, parkedCartId)]);
    expect(await cartOf(buyer), 'the cart had one of two toners').toEqual({ toner: 2, paper: 5 });
    expect((await addBack(buyer, parkedCartId)).notice).toMatchObject({ tone: 'success', text: 'Your cart has all of “Training room” already.', leadsToCart: true });
    expect((await list(buyer)).parkedCarts, 'it stays parked').toHaveLength(1);
  });

  it('are refused under a name that is taken, without a name, and beyond the most', async () => {
    const buyer = await newBuyer();
    await add(buyer, 'paper');
    await save(buyer, 'Desks', { keepsCart: true });
    expect(await cartOf(buyer)).toEqual({ paper: 1 });
    expect(await save(buyer, 'DESKS')).toMatchObject({ responseName: 'Initial', attributes: { form: { values: { name: 'DESKS' }, errors: [{ field: 'name', message: expect.stringContaining('Choose another name') }] } } });
    expect(await save(buyer, '  ')).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ field: 'name' }] } } });
    await server.pool.query(
      `insert into marketplace.parked_cart (parked_cart_id, store, buyer_id, name, parked_at, maker_id, change_key)
       select gen_random_uuid(), store, buyer_id, 'Cart ' || number, parked_at, maker_id, 'key-' || number from marketplace.parked_cart, generate_series(1, 49) number where buyer_id = (select buyer_id from marketplace.parked_cart where parked_cart_id = $1)`,
      [(await list(buyer)).parkedCarts[0]?.parkedCartId],
    );
    expect(await save(buyer, 'One more')).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ message: expect.stringContaining('50 parked carts') }] } } });
    expect(await cartOf(buyer), 'nothing was taken out of the cart').toEqual({ paper: 1 });
  });

  it('say what changed since then, and add what still fits', async () => {
    const buyer = await newBuyer();
    await addSampleOffers(server.pool, [{ offerId: 'lamp', price: 1_000, available: 9 }, { offerId: 'stool', price: 5_000 }, { offerId: 'clock', price: 700, available: 9 }]);
    for (const offerId of ['lamp', 'stool', 'clock']) await add(buyer, offerId, 4);
    await save(buyer, 'Room 12');
    const parkedCartId = await onlyId(buyer);
    await setPrice('lamp', 1_200);
    await server.pool.query("update marketplace.offer set available = 1 where offer_id = 'clock'");
    await server.pool.query("delete from marketplace.offer where offer_id = 'stool'");
    const { responseName, attributes } = await detail(buyer, parkedCartId);
    expect(responseName).toBe('Success');
    const { parkedCart, lines } = attributes as unknown as Detail;
    expect(parkedCart).toMatchObject({ changedLines: 3, subtotal: { amount: 4 * 1_200 + 4 * 700 } });
    expect(lines).toMatchObject([
      { offerId: 'lamp', priceThen: { amount: 1_000 }, price: { amount: 1_200 }, available: null, lastOrder: null },
      { offerId: 'stool', priceThen: { amount: 5_000 }, price: null, totalNow: null },
      { offerId: 'clock', priceThen: { amount: 700 }, price: { amount: 700 }, available: 1 },
    ]);
    const { notice } = await addBack(buyer, parkedCartId);
    expect(notice).toMatchObject({ tone: 'warning', leadsToCart: true, details: [expect.stringContaining('not in the catalog'), expect.stringContaining('only 1 of')] });
    expect(await cartOf(buyer)).toEqual({ lamp: 4 });
    const { cart } = (await buyer.get('/cart/shopping_cart')).envelope.attributes as unknown as Cart;
    expect(cart.groups[0]?.lines[0]?.change, 'the cart tells the change').toMatchObject({ priceWas: { amount: 1_000 } });
  });

  it('are renamed, kept as templates and removed after a question', async () => {
    const buyer = await newBuyer();
    for (const name of ['First', 'Second']) {
      await add(buyer, 'paper');
      await save(buyer, name);
    }
    const id = (await list(buyer)).parkedCarts.find(({ name }) => name === 'First')?.parkedCartId ?? '';
    const names = ({ parkedCarts }: List) => parkedCarts.map(({ name }) => name).toSorted();
    expect(await change(buyer, { rename: { parkedCartId: id, name: 'second' } })).toMatchObject({ notice: { tone: 'warning', text: expect.stringContaining('keeps its name') } });
    expect(names(await change(buyer, { rename: { parkedCartId: id, name: 'Third' } }))).toEqual(['Second', 'Third']);
    expect((await change(buyer, { template: { parkedCartId: id, isTemplate: true } })).parkedCarts.find(({ name }) => name === 'Third')).toMatchObject({ isTemplate: true, expiresAt: null });
    const years = new Date(Date.now() + 5 * 365 * 86_400_000);
    await forgetOldParkedCarts(server.pool, years, { days: 90, forwardDays: 30 });
    expect(names(await list(buyer)), 'a template stays').toEqual(['Third']);
    expect((await buyer.get(`/parkcart/removecart?parkedCartId=${id}`)).envelope).toMatchObject({ responseName: 'DeleteConfirm', attributes: { parkedCart: { name: 'Third' } } });
    expect(await change(buyer, { remove: id })).toMatchObject({ parkedCarts: [], notice: { tone: 'success', text: '“Third” is removed.' } });
    expect(await change(buyer, { remove: id })).toMatchObject({ notice: { tone: 'warning' } });
  });

  it('of another buyer answer like ones that never were', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    await add(buyer, 'toner');
    await save(buyer, 'Mine');
    const id = await onlyId(buyer);
    const unknown = randomUUID();
    for (const path of ['parkcart_detail', 'removecart', 'forward']) {
      for (const parkedCartId of [id, unknown, 'x']) expect((await other.get(`/parkcart/${path}?parkedCartId=${parkedCartId}`)).envelope.responseName, path).toBe('NotFound');
    }
    const changes = (parkedCartId: string) => [
      { addBack: { parkedCartId, changeKey: randomUUID() } }, { remove: parkedCartId }, { rename: { parkedCartId, name: 'Taken' } }, { template: { parkedCartId, isTemplate: true } }, { take: parkedCartId }, { decline: parkedCartId },
    ];
    for (const [foreign, never] of changes(id).map((one, place) => [one, changes(unknown)[place]] as const)) {
      expect(await change(other, foreign)).toEqual(await change(other, never ?? {}));
    }
    expect((await other.post('/parkcart/forward_submit', { parkedCartId: id, email: 'other@agency.example.gov', note: '', changeKey: randomUUID() })).envelope.responseName).toBe('NotFound');
    expect((await list(buyer)).parkedCarts).toMatchObject([{ name: 'Mine', isTemplate: false }]);
    expect(await cartOf(other)).toEqual({});
    expect((await (await server.visitor()).get('/parkcart/my_parkcart')).status).toBe(401);
  });

  it('of many lines are read in parts, and listed with the newest first', async () => {
    const buyer = await newBuyer();
    await add(buyer, 'toner');
    await save(buyer, 'First');
    const first = await onlyId(buyer);
    await server.pool.query(
      `insert into marketplace.parked_cart (parked_cart_id, store, buyer_id, name, parked_at, maker_id, change_key)
       select gen_random_uuid(), store, buyer_id, 'Cart ' || number, parked_at + make_interval(hours => number), maker_id, 'part-' || number from marketplace.parked_cart, generate_series(1, 3) number where parked_cart_id = $1`, [first]);
    await server.pool.query(
      `insert into marketplace.parked_cart_line (parked_cart_id, line_number, offer_id, quantity, seen)
       select cart.parked_cart_id, number, case number when 1 then 'toner' else 'gone-' || number end, 2, line.seen
       from marketplace.parked_cart cart, marketplace.parked_cart_line line, generate_series(1, 2400) number where cart.name like 'Cart %' and line.parked_cart_id = $1 and cart.maker_id = (select maker_id from marketplace.parked_cart where parked_cart_id = $1)`, [first]);
    const { rows: [own] } = await server.pool.query<{ buyer_id: string }>('select buyer_id from marketplace.parked_cart where parked_cart_id = $1', [first]);
    const parts: string[][] = [];
    for await (const part of listedCartsOf(server.pool, { buyerId: own?.buyer_id ?? '', store: 'ADVANTAGE' })) parts.push(part.map(({ name }) => name));
    expect(parts).toEqual([['Cart 3', 'Cart 2'], ['Cart 1', 'First']]);
    expect((await list(buyer)).parkedCarts).toMatchObject([...[3, 2, 1].map((number) => ({ name: `Cart ${number}`, lineCount: 2400, changedLines: 2399, subtotal: { amount: 2 * 21_840 } })), { name: 'First', lineCount: 1, subtotal: { amount: 21_840 } }]);
  });

  it('of one store are not there in another one, and neither are those that were forwarded in it', async () => {
    const [buyer, colleague] = [await newBuyer(), await newBuyer('two.stores@agency.example.gov')];
    await add(buyer, 'toner');
    await save(buyer, 'Here');
    const id = await onlyId(buyer);
    await buyer.post('/parkcart/forward_submit', { parkedCartId: id, email: 'two.stores@agency.example.gov', note: '', changeKey: randomUUID() });
    const [sent] = (await list(colleague)).forwarded;
    const there = async (browser: TestBrowser, sentThere: object) => (await browser.post('/parkcart/change_parkcart?store=VA', sentThere)).envelope.attributes as unknown as List;
    expect((await buyer.get('/parkcart/my_parkcart?store=VA')).envelope.attributes).toMatchObject({ storeName: 'VA', parkedCarts: [] });
    expect((await buyer.get(`/parkcart/parkcart_detail?store=VA&parkedCartId=${id}`)).envelope.responseName).toBe('NotFound');
    for (const changed of [{ remove: id }, { rename: { parkedCartId: id, name: 'There' } }]) expect(await there(buyer, changed)).toMatchObject({ notice: { tone: 'warning' }, parkedCarts: [] });
    expect((await colleague.get('/parkcart/my_parkcart?store=VA')).envelope.attributes).toMatchObject({ forwarded: [] });
    for (const changed of [{ take: sent?.forwardId }, { decline: sent?.forwardId }]) expect(await there(colleague, changed)).toMatchObject({ notice: { tone: 'warning' }, parkedCarts: [] });
    expect((await list(buyer)).parkedCarts).toMatchObject([{ name: 'Here' }]);
    expect((await list(colleague)).forwarded).toMatchObject([{ name: 'Here' }]);
  });

  it('go to a colleague by mail, who takes them under a name that is free, and to no one else', async () => {
    const [buyer, colleague, stranger] = [await newBuyer(), await newBuyer('Colleague@agency.example.gov'), await newBuyer()];
    await add(buyer, 'toner', 2);
    await save(buyer, 'Desks');
    await add(colleague, 'paper');
    await save(colleague, 'Desks');
    const parkedCartId = await onlyId(buyer);
    const send = (more: object) => buyer.post('/parkcart/forward_submit', { parkedCartId, email: 'colleague@AGENCY.example.gov', note: 'For room 12', changeKey: randomUUID(), ...more });
    expect((await send({ email: 'colleague@example.com' })).envelope).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ field: 'email' }] } } });
    const changeKey = randomUUID();
    const sent = await Promise.all([send({ changeKey }), send({ changeKey })]);
    expect(sent.map(({ envelope }) => envelope.responseName)).toEqual(['Success', 'Success']);
    const unknown = await send({ email: 'unknown@agency.example.gov' });
    const words = ({ envelope }: typeof unknown) => (envelope.attributes as unknown as List).notice?.text.replace(/to \S+\./, 'to …');
    expect(words(unknown), 'nothing tells who has an account').toBe(words(sent[0] ?? unknown));
    const mails = await server.pool.query<{ subject: string; body: string }>("select subject, body from marketplace.mail_outbox where recipient = 'colleague@agency.example.gov'");
    expect(mails.rows).toMatchObject([{ subject: 'Demo Buyer has forwarded a parked cart to you', body: expect.stringContaining('/ws/parkcart/my_parkcart?store=') }]);
    expect(mails.rows[0]?.body).toContain('> For room 12');

    const { forwarded } = await list(colleague);
    expect(forwarded).toMatchObject([{ name: 'Desks', from: 'Demo Buyer', note: 'For room 12', lineCount: 1 }]);
    expect((await list(stranger)).forwarded).toEqual([]);
    const forwardId = forwarded[0]?.forwardId ?? '';
    expect(await change(stranger, { take: forwardId })).toMatchObject({ notice: { tone: 'warning' }, parkedCarts: [] });
    await Promise.all([change(colleague, { take: forwardId }), change(colleague, { take: forwardId })]);
    const taken = await list(colleague);
    expect(taken.forwarded).toEqual([]);
    expect(taken.parkedCarts.map(({ name }) => name).toSorted()).toEqual(['Desks', 'Desks (2)']);
    await change(buyer, { remove: parkedCartId });
    expect((await list(colleague)).parkedCarts, 'a copy is their own').toHaveLength(2);

    const { rows } = await server.pool.query<{ buyer_id: string; maker_id: string }>("select buyer_id, maker_id from marketplace.parked_cart where name = 'Desks (2)'");
    expect(await parkedCartDataOf(server.pool, rows[0]?.buyer_id ?? '')).toMatchObject([{ name: 'Desks' }, { name: 'Desks (2)', forwardedBy: 'Demo Buyer', note: 'For room 12', items: [{ offerId: 'toner', quantity: 2 }] }]);
    await forgetParkedCartsOf(server.pool, rows[0]?.maker_id ?? '');
    const left = await server.pool.query<{ forwarded_by: string | null }>('select forwarded_by from marketplace.parked_cart where maker_id = $1', [rows[0]?.maker_id]);
    expect(left.rows, 'the colleague keeps the cart, without the name of who sent it').toEqual([{ forwarded_by: null }]);
  });

  it('that were forwarded can be taken for as many days as the setting says', async () => {
    const [buyer, colleague] = [await newBuyer(), await newBuyer('in.time@agency.example.gov')];
    await add(buyer, 'toner');
    await save(buyer, 'Desks');
    await buyer.post('/parkcart/forward_submit', { parkedCartId: await onlyId(buyer), email: 'in.time@agency.example.gov', note: '', changeKey: randomUUID() });
    const [sent] = (await list(colleague)).forwarded;
    const sentAt = Date.parse(sent?.sentAt ?? '');
    expect(Date.parse(sent?.expiresAt ?? '') - sentAt, 'without a setting').toBe(30 * 86_400_000);
    const after = (hours: number) => forgetOldParkedCarts(server.pool, new Date(sentAt + hours * 3_600_000), { days: 90, forwardDays: 2 });
    await after(47);
    expect((await list(colleague)).forwarded).toHaveLength(1);
    await after(49);
    expect((await list(colleague)).forwarded).toEqual([]);
    expect((await list(buyer)).parkedCarts, 'the sender keeps theirs').toHaveLength(1);
  });

  it('keep names and limits whatever comes at once', async () => {
    const [buyer, colleague] = [await newBuyer(), await newBuyer('at.once@agency.example.gov')];
    await add(buyer, 'toner', 2);
    // Two windows press with keys of their own: what is in the cart is parked once.
    const parked = await Promise.all(['One', 'Two', 'Three'].map((name) => save(buyer, name)));
    expect(parked.map(({ responseName }) => responseName).toSorted()).toEqual(['EmptyCart', 'EmptyCart', 'Success']);
    expect((await list(buyer)).parkedCarts).toHaveLength(1);
    const parkedCartId = await onlyId(buyer);
    const forward = () => buyer.post('/parkcart/forward_submit', { parkedCartId, email: 'at.once@agency.example.gov', note: '', changeKey: randomUUID() });
    const sent = (await Promise.all(Array.from({ length: 23 }, forward))).map(({ envelope }) => envelope.responseName);
    expect(sent.filter((name) => name === 'Success'), 'the limit of a day').toHaveLength(20);
    const { forwarded } = await list(colleague);
    expect(forwarded).toHaveLength(20);
    await Promise.all(forwarded.map(({ forwardId }) => change(colleague, { take: forwardId })));
    const { parkedCarts } = await list(colleague);
    expect(new Set(parkedCarts.map(({ name }) => name.toLowerCase())).size, 'each has a name of its own').toBe(20);
    expect((await forward()).envelope.responseName, 'what was taken counts on the day on which it was sent').toBe('Initial');
  });

  it('that were forwarded are taken up to the most that a buyer may have, and wait where there are as many', async () => {
    const [buyer, colleague] = [await newBuyer(), await newBuyer('full@agency.example.gov')];
    await add(buyer, 'toner');
    await save(buyer, 'Desks');
    await buyer.post('/parkcart/forward_submit', { parkedCartId: await onlyId(buyer), email: 'full@agency.example.gov', note: '', changeKey: randomUUID() });
    await add(colleague, 'paper');
    await save(colleague, 'Own', { keepsCart: true });
    await server.pool.query(
      `insert into marketplace.parked_cart (parked_cart_id, store, buyer_id, name, parked_at, maker_id, change_key)
       select gen_random_uuid(), store, buyer_id, 'Cart ' || number, parked_at, maker_id, 'full-' || number from marketplace.parked_cart, generate_series(1, 49) number where parked_cart_id = $1`,
      [await onlyId(colleague)],
    );
    const forwardId = (await list(colleague)).forwarded[0]?.forwardId ?? '';
    const refused = await change(colleague, { take: forwardId });
    expect(refused).toMatchObject({ notice: { tone: 'warning', text: 'You have 50 parked carts, which is the most. Remove one, and take this one then.' }, forwarded: [{ name: 'Desks' }] });
    expect(refused.parkedCarts).toHaveLength(50);
    await change(colleague, { remove: refused.parkedCarts[0]?.parkedCartId });
    const taken = await change(colleague, { take: forwardId });
    expect(taken).toMatchObject({ notice: { tone: 'success', text: '“Desks” is one of your parked carts now.' }, forwarded: [] });
    expect(taken.parkedCarts, 'the fiftieth is let in').toHaveLength(50);
  });

  it('are forwarded a limited number of times a day, whatever becomes of them', async () => {
    const [buyer, colleague] = [await newBuyer(), await newBuyer('declines@agency.example.gov')];
    await add(buyer, 'toner');
    await save(buyer, 'Many');
    const parkedCartId = await onlyId(buyer);
    const forward = async (email: string, changeKey: string = randomUUID()) => (await buyer.post('/parkcart/forward_submit', { parkedCartId, email, note: '', changeKey })).envelope;
    await server.pool.query("insert into marketplace.parked_cart_forward (maker_id, change_key, forwarded_at) select maker_id, 'sent-' || number, now() from marketplace.parked_cart, generate_series(1, 19) number where parked_cart_id = $1", [parkedCartId]);
    const last = randomUUID();
    expect((await forward('declines@agency.example.gov', last)).responseName).toBe('Success');
    expect(await change(colleague, { decline: (await list(colleague)).forwarded[0]?.forwardId })).toMatchObject({ forwarded: [] });
    expect((await forward('declines@agency.example.gov', last)).responseName, 'the same press again').toBe('Success');
    expect((await list(colleague)).forwarded).toEqual([]);
    expect(await forward('many@agency.example.gov')).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ field: 'email', message: expect.stringContaining('20 carts in a day') }] } } });
    await forgetOldParkedCarts(server.pool, new Date(Date.now() + 25 * 3_600_000), { days: 90, forwardDays: 30 });
    expect((await forward('many@agency.example.gov')).responseName).toBe('Success');
  });

  it('that are templates say how many of each line the newest order had, and nothing of what others ordered', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    for (const browser of [buyer, other]) {
      await add(browser, 'paper', browser === buyer ? 5 : 9);
      if (browser === other) await add(browser, 'toner', 1);
      await browser.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: 'Second office' } });
      await browser.post('/checkout/select_payment', { newCard: testCard });
      const { submitKey, reviewed } = (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as { submitKey: string; reviewed: string };
      expect((await browser.post('/checkout/checkout_review_submit', { submitKey, reviewed })).envelope.responseName).toBe('OrderConfirmation');
    }
    await add(buyer, 'paper', 3);
    await add(buyer, 'toner', 1);
    await save(buyer, 'Every month');
    const parkedCartId = await onlyId(buyer);
    const lastOrders = async () => ((await detail(buyer, parkedCartId)).attributes as unknown as Detail).lines.map(({ lastOrder }) => lastOrder);
    expect(await lastOrders(), 'no template yet').toEqual([null, null]);
    await change(buyer, { template: { parkedCartId, isTemplate: true } });
    expect(await lastOrders()).toMatchObject([{ orderNumber: expect.stringMatching(/^A\d\d-/), quantity: 5 }, null]);
  });

  /** Orders what is in the cart; gives the number. */
  const order = async (browser: TestBrowser): Promise<string> => {
    await browser.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: `Office ${randomUUID().slice(0, 8)}` } });
    await browser.post('/checkout/select_payment', { newCard: testCard });
    const { submitKey, reviewed } = (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as { submitKey: string; reviewed: string };
    return ((await browser.post('/checkout/checkout_review_submit', { submitKey, reviewed })).envelope.attributes as unknown as { order: { orderNumber: string } }).order.orderNumber;
  };

  it('that are templates name what else the last order had, and what it had not', async () => {
    await addSampleOffers(server.pool, [{ offerId: 'stapler', price: 1_500 }, { offerId: 'tape', price: 300 }]);
    const buyer = await newBuyer();
    for (const offerId of ['toner', 'paper', 'stapler']) await add(buyer, offerId, 2);
    await save(buyer, 'Each month', { keepsCart: true });
    const parkedCartId = await onlyId(buyer);
    await change(buyer, { template: { parkedCartId, isTemplate: true } });
    const template = async () => (await detail(buyer, parkedCartId)).attributes as unknown as Detail;
    expect(await template(), 'nothing was ordered yet').not.toHaveProperty('lastOrder');
    const first = await order(buyer);
    expect((await template()).lastOrder).toMatchObject({ orderNumber: first, lacking: [] });
    await add(buyer, 'paper', 4);
    await add(buyer, 'tape', 7);
    const second = await order(buyer);
    // The newest order of all has nothing of the template, and is not the one to compare with.
    await add(buyer, 'laptop', 1);
    await order(buyer);
    const { lastOrder, lines } = await template();
    expect(lastOrder).toMatchObject({ orderNumber: second, lacking: [{ offerId: 'tape', quantity: 7 }] });
    expect(Object.fromEntries(lines.map((line) => [line.offerId, line.lastOrder?.orderNumber]))).toEqual({ toner: first, paper: second, stapler: first });
  });

  it('are made of an order as a template, once however often it is pressed, and the cart stays as it is', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    await addSampleOffers(server.pool, [{ offerId: 'gone-soon', price: 900 }, { offerId: 'clips', price: 4_000 }]);
    await add(buyer, 'clips', 6);
    await add(buyer, 'gone-soon', 1);
    const orderNumber = await order(buyer);
    await add(buyer, 'toner', 1);
    const page = `/parkcart/save_parkcart?${new URLSearchParams({ orderNumber }).toString()}`;
    expect((await buyer.get(page)).envelope).toMatchObject({ responseName: 'Initial', attributes: { lineCount: 2, subtotal: { amount: 24_900 }, order: { orderNumber, notSold: [] } } });
    expect((await other.get(page)).envelope, 'an order of another buyer is as one that there is not').toMatchObject({ responseType: 'REDIRECT', redirectURL: '/orderhistory/my_orders' });
    expect(await save(other, 'Stolen', { orderNumber })).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/orderhistory/my_orders' });
    expect((await list(other)).parkedCarts).toEqual([]);
    await server.pool.query("update marketplace.offer set withdrawn = true where offer_id = 'gone-soon'");
    expect((await buyer.get(page)).envelope).toMatchObject({ attributes: { lineCount: 1, order: { notSold: [expect.any(String)] } } });
    expect(await save(buyer, ' ', { orderNumber })).toMatchObject({ responseName: 'Initial', attributes: { order: { orderNumber }, form: { errors: [{ field: 'name' }] } } });
    const changeKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => save(buyer, 'As ordered', { orderNumber, changeKey })));
    expect(answers.map(({ responseName }) => responseName)).toEqual(['Success', 'Success', 'Success']);
    expect((await list(buyer)).parkedCarts).toMatchObject([{ name: 'As ordered', isTemplate: true, expiresAt: null, lineCount: 1, subtotal: { amount: 24_000 } }]);
    expect(await cartOf(buyer)).toEqual({ toner: 1 });
    expect(await save(buyer, 'As ordered', { orderNumber })).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ message: expect.stringContaining('of this name') }] } } });
    await server.pool.query(
      `insert into marketplace.parked_cart (parked_cart_id, store, buyer_id, name, parked_at, maker_id, change_key)
       select gen_random_uuid(), store, buyer_id, 'Cart ' || number, parked_at, maker_id, 'order-' || number from marketplace.parked_cart, generate_series(1, 49) number where parked_cart_id = $1`,
      [await onlyId(buyer)],
    );
    expect(await save(buyer, 'One more', { orderNumber })).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ message: expect.stringContaining('50 parked carts') }] } } });
    await server.pool.query("update marketplace.offer set withdrawn = true where offer_id = 'clips'");
    expect((await buyer.get(page)).envelope).toMatchObject({ responseName: 'EmptyCart', attributes: { orderNumber } });
  });

  it('answer a key that was used for something else with what happened, and do nothing', async () => {
    const buyer = await newBuyer();
    await add(buyer, 'toner', 1);
    const changeKey = randomUUID();
    expect(await save(buyer, 'Gamma', { changeKey, keepsCart: true })).toMatchObject({ responseName: 'Success' });
    expect(await save(buyer, 'Delta', { changeKey })).toMatchObject({ responseType: 'ERROR', attributes: { code: 'CHANGE_KEY_REUSED' } });
    expect(await cartOf(buyer)).toEqual({ toner: 1 });
    expect(await save(buyer, 'Gamma', { changeKey, keepsCart: true })).toMatchObject({ responseName: 'Success', attributes: { notice: { text: expect.stringContaining('Your cart has its items still') } } });
    // The cart has its items: no answer may say that it is empty.
    expect(await save(buyer, 'Gamma', { changeKey, keepsCart: false })).toMatchObject({ responseType: 'ERROR', attributes: { code: 'CHANGE_KEY_REUSED' } });
    expect(await cartOf(buyer)).toEqual({ toner: 1 });
    const parkedCartId = await onlyId(buyer);
    const forward = async (email: string, key = 'one-forward-key', note = '') => (await buyer.post('/parkcart/forward_submit', { parkedCartId, email, note, changeKey: key })).envelope;
    for (let i = 0; i < 2; i += 1) expect(await forward('first@agency.example.gov')).toMatchObject({ responseName: 'Success' });
    expect(await forward('other@agency.example.gov')).toMatchObject({ responseType: 'ERROR', attributes: { code: 'CHANGE_KEY_REUSED' } });
    expect(await forward('first@agency.example.gov', undefined, 'For room 12')).toMatchObject({ responseType: 'ERROR', attributes: { code: 'CHANGE_KEY_REUSED' } });
    expect(await forward('first@agency.example.gov', changeKey)).toMatchObject({ responseType: 'ERROR', attributes: { code: 'CHANGE_KEY_REUSED' } });
    expect((await server.pool.query("select recipient from marketplace.mail_outbox where kind = 'parked-cart-forwarded' and recipient in ('first@agency.example.gov', 'other@agency.example.gov')")).rows).toEqual([{ recipient: 'first@agency.example.gov' }]);
  });
});
