import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AttributesOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import type { Answer, TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { bringTokens, openServer, signIn, type TestServer } from '../testing/server.ts';
import { mergeVisitorCart } from './merge-at-sign-in.ts';
import { openCart } from './open-cart.ts';
import { renewVisitor } from './renewed-visitor.ts';

type CartPage = AttributesOf<'/cart/addCart', 'Success'>;
const pageOf = ({ envelope }: Answer): CartPage => envelope.attributes as unknown as CartPage;
const linesOf = (answer: Answer) => pageOf(answer).cart.groups.flatMap((group) => group.lines);
const quantitiesOf = (answer: Answer) => Object.fromEntries(linesOf(answer).map((line) => [line.offerId, line.quantity]));

const add = (browser: TestBrowser, offerId: string, quantity = 1, changeKey: string = randomUUID()) =>
  browser.post('/cart/addCart', { items: [{ offerId, quantity }], changeKey });
const cartOf = (browser: TestBrowser) => browser.get('/cart/shopping_cart');
const set = (browser: TestBrowser, cartKey: string, quantity: unknown, changeKey: string = randomUUID()) =>
  browser.post('/cart/shopping_cart_post', { lines: [{ cartKey, quantity }], changeKey });
const person = () => ({ sub: randomUUID(), given_name: 'Demo' });

describe.each(testDatabases())('the cart on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
    await addSampleOffers(server.pool, [
      { offerId: 'toner', price: 21_840, minimumOrder: 10_000, quantityBreaks: [{ minimumQuantity: 10, price: 20_000 }] },
      { offerId: 'paper', price: 4_000, available: null },
      { offerId: 'laptop', price: 74_900, vendor: 'V-OFFICE', contract: '47SMPL-SAMPLE-02', minimumOrder: 100_000, available: 3 },
      ...Array.from({ length: 1001 }, (_, index) => ({ offerId: `many-${index}` })),
    ]);
  });
  afterAll(() => server.close());

  it('groups lines by vendor and contract, with minimum order, breaks and totals (specification, section 3) [spec 3.12, 7.6]', async () => {
    const visitor = await server.visitor();
    await add(visitor, 'toner', 10);
    await add(visitor, 'laptop');
    const answer = await cartOf(visitor);
    expect(answer.envelope.responseName).toBe('Initial');
    const { cart } = pageOf(answer);
    expect(cart.groups.map(({ groupId, subtotal, minimumMet, lines }) => [groupId, subtotal.amount, minimumMet, lines.length])).toEqual([
      ['V-SUPPLY/47SMPL-SAMPLE-01', 200_000, true, 1],
      ['V-OFFICE/47SMPL-SAMPLE-02', 74_900, false, 1],
    ]);
    expect(cart.totals.total.amount).toBe(274_900);
    expect(linesOf(answer)[0]).toMatchObject({
      productId: 'p-toner',
      gsin: '7510-01-392-0564',
      itemNumber: 'PN-p-toner',
      description: 'A product',
      features: 'Black, 6000',
      unitOfIssue: { code: 'BX', name: 'Box' },
      indicators: [{ code: 'SB', label: 'Small business', meaning: 'Offered by a small business' }],
      price: { unitPrice: { amount: 20_000 } },
      change: null,
    });
  });

  it('counts in the header of every answer', async () => {
    const visitor = await server.visitor();
    const answer = await add(visitor, 'paper', 2);
    expect(answer.envelope.attributes?.cartSummary).toEqual({ lineCount: 1, subtotal: { amount: 8_000, currency: 'USD' } });
    expect((await visitor.get('/main/session')).envelope.attributes?.cartSummary).toMatchObject({ lineCount: 1 });
  });

  it('is read once for the answer that shows it', async () => {
    const visitor = await server.visitor();
    const [line] = linesOf(await add(visitor, 'paper', 2));
    const statements = vi.spyOn(server.pool, 'query');
    const readings = () => statements.mock.calls.filter(([statement]) => (statement as { readonly text?: string } | undefined)?.text?.includes('from marketplace.cart_line')).length;
    // A change reads the cart on the connection of its transaction, and nothing reads it on the pool afterwards.
    const changed = await set(visitor, line?.cartKey ?? '', 3);
    expect([changed.envelope.attributes?.cartSummary, readings()]).toEqual([{ lineCount: 1, subtotal: { amount: 12_000, currency: 'USD' } }, 0]);
    const more = await add(visitor, 'toner');
    expect([more.envelope.attributes?.cartSummary, readings()]).toEqual([{ lineCount: 2, subtotal: { amount: 33_840, currency: 'USD' } }, 0]);
    const fewer = await visitor.post('/cart/delete_item', { cartKeys: [line?.cartKey ?? ''] });
    expect([fewer.envelope.attributes?.cartSummary, readings()]).toEqual([{ lineCount: 1, subtotal: { amount: 21_840, currency: 'USD' } }, 0]);
    expect([(await cartOf(visitor)).envelope.attributes?.cartSummary, readings()]).toEqual([{ lineCount: 1, subtotal: { amount: 21_840, currency: 'USD' } }, 1]);
    expect([(await visitor.get('/main/session')).envelope.attributes?.cartSummary, readings()]).toEqual([{ lineCount: 1, subtotal: { amount: 21_840, currency: 'USD' } }, 2]);
    statements.mockRestore();
  });

  it('adds to the quantity of an offer that it has, and raises its version', async () => {
    const visitor = await server.visitor();
    const first = await add(visitor, 'paper', 2);
    const second = await add(visitor, 'paper', 3);
    expect(quantitiesOf(second)).toEqual({ paper: 5 });
    expect(pageOf(second).added).toEqual(pageOf(first).added);
    expect(pageOf(second).cart.version).toBe(pageOf(first).cart.version + 1);
  });

  it('makes a change once, however often it is sent, also at the same time [spec 7.5]', async () => {
    const visitor = await server.visitor();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(visitor, 'paper', 2, key)));
    for (const answer of answers) expect(pageOf(answer).added).toEqual(pageOf(answers[0] as Answer).added);
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: 2 });
    const { cartKey } = linesOf(await cartOf(visitor))[0] ?? { cartKey: '' };
    const setKey = randomUUID();
    await set(visitor, cartKey, 7, setKey);
    await set(visitor, cartKey, 9);
    await set(visitor, cartKey, 7, setKey);
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: 9 });
  });

  it('refuses a key that comes again with another change, also after sign-in, and changes nothing', async () => {
    const visitor = await server.visitor();
    const [key, setKey] = [randomUUID(), randomUUID()];
    const [line] = linesOf(await add(visitor, 'paper', 2, key));
    const cartKey = line?.cartKey ?? '';
    await set(visitor, cartKey, 7, setKey);
    const reused = { status: 409, envelope: { responseType: 'ERROR', msgType: 'Cart Already Changed', attributes: { code: 'CHANGE_KEY_REUSED' } } };
    expect(await add(visitor, 'paper', 3, key)).toMatchObject(reused);
    expect(await add(visitor, 'toner', 2, key)).toMatchObject(reused);
    expect(await set(visitor, cartKey, 9, setKey)).toMatchObject(reused);
    expect(await set(visitor, cartKey, 2, key)).toMatchObject(reused);
    expect(await add(visitor, 'paper', 1, `removed ${cartKey}`)).toMatchObject({ status: 400, envelope: { attributes: { fieldErrors: [{ field: 'changeKey' }] } } });
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: 7 });
    await visitor.post('/cart/delete_item', { cartKeys: [cartKey] });
    expect(await add(visitor, 'paper', 2, key)).toMatchObject({ status: 200, envelope: { attributes: { added: [cartKey] } } });
    await add(visitor, 'toner', 1);
    await signIn(visitor, server.provider, person());
    expect(await add(visitor, 'paper', 4, key)).toMatchObject(reused);
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ toner: 1 });
  });

  it('loses none of 100 changes that two tabs make at once', async () => {
    const visitor = await server.visitor();
    const [paper, toner] = [pageOf(await add(visitor, 'paper')).added[0], pageOf(await add(visitor, 'toner')).added[0]];
    expect(paper).not.toBe(toner);
    const answers: Answer[] = [];
    // Twenty at a time wait for the cart and for a connection: on a busy machine a hundred would come to the ten seconds after which a caller is refused.
    while (answers.length < 100) {
      const made = answers.length;
      answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, nth) => add(visitor, nth % 2 === 0 ? 'paper' : 'toner', 1 + ((made + nth) % 3))))));
    }
    expect(answers.every(({ envelope }) => envelope.responseName === 'Success')).toBe(true);
    const sum = (parity: number) => Array.from({ length: 100 }, (_, index) => (index % 2 === parity ? 1 + (index % 3) : 0)).reduce((a, b) => a + b, 1);
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: sum(0), toner: sum(1) });
    expect(pageOf(await cartOf(visitor)).cart.version).toBe(102);
  });

  it('is another one in another store', async () => {
    const visitor = await server.visitor();
    await add(visitor, 'paper', 2);
    const other = await visitor.get('/cart/shopping_cart', { headers: { 'x-store': 'VA' } });
    expect(pageOf(other).cart.lineCount).toBe(0);
    expect(pageOf(await cartOf(visitor)).cart.lineCount).toBe(1);
  });

  it('survives the end of the session', async () => {
    const visitor = await server.visitor();
    await add(visitor, 'paper', 2);
    await visitor.get('/main/end_session');
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: 2 });
  });

  it.each([0, -1, 1.5, 1e9, '2', null])('refuses the quantity %j (specification, section 5)', async (quantity) => {
    const visitor = await server.visitor();
    const body = { items: [{ offerId: 'paper', quantity }], changeKey: randomUUID() };
    const answer = await visitor.post('/cart/addCart', body);
    expect(answer.status).toBe(400);
    expect(answer.envelope.attributes?.['fieldErrors']).toMatchObject([{ field: 'items.0.quantity', message: expect.stringMatching(/^Enter a quantity/) }]);
    const { cartKey } = linesOf(await add(visitor, 'paper'))[0] ?? { cartKey: '' };
    expect((await set(visitor, cartKey, quantity)).status).toBe(400);
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: 1 });
  });

  it('refuses what does not fit with the reason, and changes nothing', async () => {
    const visitor = await server.visitor();
    await add(visitor, 'paper', 99_999_999);
    const tooMany = await add(visitor, 'paper', 1);
    expect(tooMany.envelope.responseName).toBe('Failure');
    expect(pageOf(tooMany).refused).toMatchObject([{ message: expect.stringContaining('at most 99,999,999') }]);
    const mixed = await visitor.post('/cart/addCart', { items: [{ offerId: 'toner', quantity: 1 }, { offerId: 'nothing', quantity: 1 }], changeKey: randomUUID() });
    expect(pageOf(mixed).refused).toEqual([{ cartKey: null, offerId: 'nothing', message: 'This offer is not in the catalog of this store now. Choose another vendor.' }]);
    expect(quantitiesOf(mixed)).toEqual({ paper: 99_999_999 });
  });

  it('refuses what the vendor does not have, and says how much there is', async () => {
    await addSampleOffers(server.pool, [{ offerId: 'scarce', available: 5 }, { offerId: 'empty', available: 0 }, { offerId: 'made-to-order', available: null }]);
    const visitor = await server.visitor();
    const reasons = (answer: Answer) => [answer.envelope.responseName, pageOf(answer).refused.map(({ message }) => message)];
    expect(reasons(await add(visitor, 'empty'))).toEqual(['Failure', ['Product p-empty is out of stock at Sample V-SUPPLY. Choose another vendor.']]);
    expect(reasons(await add(visitor, 'scarce', 999))).toEqual(['Failure', ['Sample V-SUPPLY has only 5 of Product p-scarce in stock. Enter a quantity of 5 or less.']]);
    const [line] = linesOf(await add(visitor, 'scarce', 3));
    const only = 'Sample V-SUPPLY has only 5 of Product p-scarce in stock';
    expect(reasons(await add(visitor, 'scarce', 3))).toEqual(['Failure', [`${only}, and your cart has 3 already. Add 2 or less.`]]);
    expect(reasons(await set(visitor, line?.cartKey ?? '', 6))).toEqual(['Failure', [`${only}. Enter a quantity of 5 or less.`]]);
    expect(reasons(await set(visitor, line?.cartKey ?? '', 5))).toEqual(['Initial', []]);
    expect(reasons(await add(visitor, 'scarce', 1))).toEqual(['Failure', [`${only}, and your cart has 5 already.`]]);
    expect(reasons(await add(visitor, 'made-to-order', 99_999))).toEqual(['Success', []]);
    expect(quantitiesOf(await cartOf(visitor))).toEqual({ 'scarce': 5, 'made-to-order': 99_999 });

    await server.pool.query("update marketplace.offer set withdrawn = true where offer_id = 'scarce'");
    expect(reasons(await set(visitor, line?.cartKey ?? '', 1))).toEqual(['Failure', ['Product p-scarce is no longer offered. Remove it to go on.']]);
  });

  it('adds on request what fits, once, and says why the rest does not', async () => {
    await addSampleOffers(server.pool, [{ offerId: 'few', available: 2 }, { offerId: 'plenty', available: 100 }]);
    const visitor = await server.visitor();
    const items = [{ offerId: 'few', quantity: 3 }, { offerId: 'plenty', quantity: 4 }, { offerId: 'nothing', quantity: 1 }];
    const changeKey = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const answer = await visitor.post('/cart/addCart', { items, changeKey, partial: true });
      expect(answer.envelope).toMatchObject({ responseName: 'Success', attributes: { added: [expect.any(String)] } });
      expect(pageOf(answer).refused).toMatchObject([{ offerId: 'few', message: expect.stringContaining('only 2 of Product p-few') }, { offerId: 'nothing', message: expect.stringContaining('This offer is not in the catalog') }]);
      expect(quantitiesOf(answer)).toEqual({ plenty: 4 });
    }
    const none = await visitor.post('/cart/addCart', { items: [{ offerId: 'few', quantity: 3 }], changeKey: randomUUID(), partial: true });
    expect([none.envelope.responseName, quantitiesOf(none)]).toEqual(['Failure', { plenty: 4 }]);
  });

  it('holds 1,000 lines, refuses the 1,001st and changes all of them in one call', async () => {
    const visitor = await server.visitor();
    for (let from = 0; from < 1000; from += 100) {
      const items = Array.from({ length: 100 }, (_, index) => ({ offerId: `many-${from + index}`, quantity: 1 }));
      expect((await visitor.post('/cart/addCart', { items, changeKey: randomUUID() })).envelope.responseName).toBe('Success');
    }
    const answer = await add(visitor, 'many-1000');
    expect(pageOf(answer).refused[0]?.message).toContain('at most 1,000 lines');
    const one = await add(visitor, 'many-0');
    expect(one.envelope.responseName).toBe('Success');
    const lines = linesOf(one).map(({ cartKey }, index) => ({ cartKey, quantity: 1 + (index % 9) }));
    const changed = await visitor.post('/cart/shopping_cart_post', { lines, changeKey: randomUUID() });
    expect([changed.envelope.responseName, pageOf(changed).cart.lineCount, pageOf(changed).cart.totals.subtotal.amount]).toEqual(['Initial', 1_000, lines.reduce((sum, { quantity }) => sum + 1_000 * quantity, 0)]);
  });

  it('refuses lines of another cart and leaves them alone', async () => {
    const [one, other] = [await server.visitor(), await server.visitor()];
    const { cartKey } = linesOf(await add(one, 'paper', 2))[0] ?? { cartKey: '' };
    const mine = linesOf(await add(other, 'toner', 1))[0]?.cartKey ?? '';
    for (const answer of [await set(other, cartKey, 9), await other.post('/cart/delete_item', { cartKeys: [cartKey] }), await set(other, 'no-such-line', 9)]) {
      expect(answer.envelope.responseName).toBe('Failure');
      expect(pageOf(answer).refused[0]?.message).toContain('not in your cart');
    }
    const both = await other.post('/cart/delete_item', { cartKeys: [cartKey, mine] });
    expect(pageOf(both).refused.map((refusal) => refusal.cartKey)).toEqual([cartKey]);
    expect(pageOf(both).cart.lineCount).toBe(0);
    expect(quantitiesOf(await cartOf(one))).toEqual({ paper: 2 });
  });

  it('takes a line out once; a second time is no mistake [spec 2.56]', async () => {
    const visitor = await server.visitor();
    const { cartKey } = linesOf(await add(visitor, 'paper'))[0] ?? { cartKey: '' };
    for (let i = 0; i < 2; i += 1) {
      const answer = await visitor.post('/cart/delete_item', { cartKeys: [cartKey] });
      expect(answer.envelope.responseName).toBe('Initial');
      expect(pageOf(answer).cart).toMatchObject({ lineCount: 0, version: 2 });
    }
  });

  it('follows a cookie that was renewed for the browser that it was renewed for, and for a minute', async () => {
    const [before, after, now] = [randomUUID(), randomUUID(), new Date('2026-11-20T15:00:00Z')];
    await renewVisitor(server.pool, before, after, 'own', now);
    const ownerAfter = async (seconds: number, browserMark: string | null) => {
      const owner = { kind: 'visitor', visitorId: before, store: 'ADVANTAGE', browserMark } as const;
      const { cartId } = await withTransaction(server.pool, (connection) => openCart(connection, owner, randomUUID(), new Date(now.getTime() + seconds * 1000)));
      const { rows } = await server.pool.query<{ visitor_id: string }>('select visitor_id from marketplace.cart where cart_id = $1', [cartId]);
      return rows[0]?.visitor_id === after ? 'renewed' : 'former';
    };
    expect([await ownerAfter(59, 'own'), await ownerAfter(60, 'own'), await ownerAfter(1, 'other'), await ownerAfter(1, null)]).toEqual(['renewed', 'former', 'former', 'former']);
  });

  it('says when price or stock changed since the buyer saw the line, and when the offer is gone', async () => {
    await addSampleOffers(server.pool, [{ offerId: 'moody', price: 1_000, available: 5 }]);
    const visitor = await server.visitor();
    await add(visitor, 'moody', 4);
    await server.pool.query("update marketplace.offer set price = 1200, available = 2 where offer_id = 'moody'");
    const changed = linesOf(await cartOf(visitor))[0];
    expect(changed).toMatchObject({ price: { unitPrice: { amount: 1200 } }, lineTotal: { amount: 4800 }, change: { priceWas: { amount: 1000 }, available: 2 } });
    const looked = linesOf(await set(visitor, changed?.cartKey ?? '', 2))[0];
    expect(looked?.change).toBeNull();
    await server.pool.query("update marketplace.offer set withdrawn = true where offer_id = 'moody'");
    expect(linesOf(await cartOf(visitor))[0]).toMatchObject({ name: 'Product p-moody', change: { priceWas: null, available: 0 } });
  });

  describe('at sign-in', () => {
    it('takes in the visitor’s lines, adds up what both have, and does it once', async () => {
      const who = person();
      const before = await server.signedIn(who);
      await add(before, 'paper', 2);
      await add(before, 'toner', 1);
      const visitor = await server.visitor();
      await add(visitor, 'paper', 3);
      const kept = linesOf(await add(visitor, 'laptop', 1)).find((line) => line.offerId === 'laptop')?.cartKey;
      await server.signedIn(who, visitor);
      const merged = await cartOf(visitor);
      expect(quantitiesOf(merged)).toEqual({ paper: 5, toner: 1, laptop: 1 });
      expect(linesOf(merged).find((line) => line.offerId === 'laptop')?.cartKey).toBe(kept);
      await visitor.get('/login/mfa_sign_in');
      expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: 5, toner: 1, laptop: 1 });
      expect(pageOf(await visitor.get('/cart/shopping_cart', { token: undefined })).cart.lineCount).toBe(0);
    });

    it('takes in what this browser put in, and nothing of a cart whose cookie was planted', async () => {
      const stranger = await server.visitor();
      await add(stranger, 'toner', 3);
      const buyer = await server.visitor();
      buyer.cookies.set('QM_VISITOR', stranger.cookies.get('QM_VISITOR') ?? '');
      await add(buyer, 'paper', 2);
      await server.signedIn(person(), buyer);
      expect(quantitiesOf(await cartOf(buyer))).toEqual({ paper: 2 });
      expect(quantitiesOf(await cartOf(stranger))).toEqual({ toner: 3 });
    });

    it('renews the visitor’s cookie: the one of before shows nothing that is put in afterwards', async () => {
      const visitor = await server.visitor();
      await add(visitor, 'paper', 1);
      const planted = visitor.cookies.get('QM_VISITOR') ?? '';
      await server.signedIn(person(), visitor);
      expect(visitor.cookies.get('QM_VISITOR')).not.toBe(planted);
      visitor.token = undefined;
      await add(visitor, 'toner', 1);
      const thief = await server.visitor();
      thief.cookies.set('QM_VISITOR', planted);
      expect(quantitiesOf(await cartOf(thief))).toEqual({});
    });

    it('neither doubles nor loses a line when it happens several times at once', async () => {
      const buyer = await server.signedIn(person());
      await add(buyer, 'paper', 1);
      const { rows } = await server.pool.query<{ buyer_id: string }>('select buyer_id from marketplace.cart where buyer_id is not null order by updated_at desc limit 1');
      const buyerId = rows[0]?.buyer_id ?? '';
      const visitor = await server.visitor();
      await add(visitor, 'paper', 5);
      await add(visitor, 'toner', 1);
      const { rows: carts } = await server.pool.query<{ visitor_id: string }>('select visitor_id from marketplace.cart where visitor_id is not null order by updated_at desc limit 1');
      const visitorId = carts[0]?.visitor_id ?? '';
      const mark = createHash('sha256').update(visitor.mark).digest('base64url');
      const merges = await Promise.all([
        ...Array.from({ length: 8 }, () => mergeVisitorCart(server.identity, visitorId, mark, buyerId, 'ADVANTAGE')),
        ...Array.from({ length: 4 }, () => add(buyer, 'toner', 1).then(() => false)),
      ]);
      expect(merges.filter(Boolean)).toHaveLength(1);
      expect(quantitiesOf(await cartOf(buyer))).toEqual({ paper: 6, toner: 5 });
    });

    it('loses nothing that another tab adds meanwhile: it is in one of the two carts', async () => {
      const visitor = await server.visitor();
      await add(visitor, 'paper', 1);
      const token = await bringTokens(visitor, server.provider, person());
      await Promise.all([visitor.get('/login/mfa_sign_in', { token }), ...Array.from({ length: 10 }, () => add(visitor, 'paper', 1))]);
      const [mine, left] = [await visitor.get('/cart/shopping_cart', { token }), await cartOf(visitor)];
      expect((quantitiesOf(mine)['paper'] ?? 0) + (quantitiesOf(left)['paper'] ?? 0)).toBe(11);
    });

    it('knows the visitor’s change when it is repeated after sign-in', async () => {
      const visitor = await server.visitor();
      const key = randomUUID();
      await add(visitor, 'paper', 2, key);
      await signIn(visitor, server.provider, person());
      await add(visitor, 'paper', 2, key);
      expect(quantitiesOf(await cartOf(visitor))).toEqual({ paper: 2 });
    });

    it('is followed by a sign-out that asks about items in the cart', async () => {
      const buyer = await server.signedIn(person());
      await add(buyer, 'paper');
      expect((await buyer.get('/login/sign_out')).envelope).toMatchObject({ responseName: 'AdvantageConfirmLogOff', attributes: { lineCount: 1, loggedIn: true } });
      // Also where the call brings no token, as after the last one has ended.
      expect((await buyer.get('/login/sign_out', { token: undefined })).envelope).toMatchObject({ responseName: 'AdvantageConfirmLogOff', attributes: { lineCount: 1 } });
      expect((await buyer.get('/login/sign_out?confirmLogout=true')).envelope.responseName).toBe('LogoutFromAuthServer');
      buyer.token = undefined;
      expect(pageOf(await cartOf(buyer)).cart.lineCount).toBe(0);
    });
  });

  it('of a visitor is forgotten 91 days after the last change, and no sooner', async () => {
    const visitor = await server.visitor();
    await add(visitor, 'paper');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await server.cleanUp(inDays(90));
    expect(pageOf(await cartOf(visitor)).cart.lineCount).toBe(1);
    await server.cleanUp(inDays(92));
    expect(pageOf(await cartOf(visitor)).cart.lineCount).toBe(0);
  });
});
