import { randomUUID } from 'node:crypto';
import type { AttributesOf, CartLine, Order } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, reviewOf, submit, testAddress, testCard } from '../checkout/testing/journey.ts';
import { operatorAtDesk } from '../desk/testing/desk-browser.ts';
import type { Answer, TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { passTime } from './clock.ts';

type ReducePage = AttributesOf<'/cart/reduce_price', 'Success'>;
const pageOf = ({ envelope }: Answer): ReducePage => envelope.attributes as unknown as ReducePage;
let nth = 0;

describe.each(oneTestDatabase())('a lower price above the maximum order, on $name', ({ open }) => {
  // Shortly before midnight in Washington.
  const time = { now: new Date('2026-11-25T04:58:00Z') };
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true, clock: { now: () => time.now }, sessionTimeout: 86_400, vendorTrial: true });
    await addSampleOffers(server.pool, [{ offerId: 'chair', price: 100_00, available: 1_000 }, { offerId: 'desk', price: 500_00, vendor: 'V-LETTER' }]);
    await server.pool.query("update marketplace.offer set maximum_order = 500000 where offer_id in ('chair', 'desk')");
    await server.pool.query(`insert into marketplace.vendor_way (vendor_id, contract_number, way, settings, contact) values ('V-LETTER', '', 'mail', '{"to": "orders@letter.example.com"}', 'sales@letter.example.com')`);
  });
  afterAll(() => server.close());

  async function buyerWith(offerId: string, quantity: number): Promise<TestBrowser> {
    nth += 1;
    const browser = await server.signedIn({ sub: `lower${nth}`, given_name: 'Demo', family_name: `Lower ${nth}`, email: `lower${nth}@agency.example.gov`, agency_code: '4700' });
    await fillCart({ browser } as never, [[offerId, quantity]]);
    await browser.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: `Dock ${nth}` } });
    await browser.post('/checkout/select_payment', { newCard: testCard });
    return browser;
  }
  async function lineOf(browser: TestBrowser): Promise<CartLine> {
    const { cart } = (await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    return cart.groups[0]?.lines[0] ?? expect.fail('The cart is empty.');
  }
  const ask = async (browser: TestBrowser, price: string, requestKey: string = randomUUID()) =>
    browser.post('/cart/reduce_price_submit', { cartKey: (await lineOf(browser)).cartKey, ask: { price, message: 'We order the same each month.', requestKey } });
  const mails = async (kind: string, recipient: string) => (await server.pool.query<{ body: string }>('select body from marketplace.mail_outbox where kind = $1 and recipient = $2', [kind, recipient])).rows.map(({ body }) => body);
  async function keyFor(buyer: number, recipient = 'orders@v-supply.vendors.example'): Promise<string> {
    const body = (await mails('price-reduction-request', recipient)).find((text) => text.includes(`lower${buyer}@`)) ?? expect.fail('No mail was written.');
    return /key=([\w-]+)/.exec(body)?.[1] ?? expect.fail('The mail has no link.');
  }
  const send = (key: string, fields: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/vendor/price-reduction', payload: new URLSearchParams({ key, ...fields }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const authorize = (key: string, price = '80.00', until = '2026-12-31') => send(key, { form: 'authorize', price, until });

  it('is asked for once, authorized by the link of a mail, shown beside the price of the contract, and ordered with once [spec 2.62, 2.63]', async () => {
    const browser = await buyerWith('chair', 60);
    const me = nth;
    const { cartKey } = await lineOf(browser);
    expect(pageOf(await browser.get(`/cart/reduce_price?cartKey=${cartKey}`))).toMatchObject({ problem: null, answeredBy: 'vendor', request: null, line: { aboveMaximum: { amount: 500_000 } } });
    const requestKey = randomUUID();
    const answers = [await ask(browser, '75', requestKey), await ask(browser, '75', requestKey)];
    expect(answers.map(({ envelope }) => envelope.responseName)).toEqual(['Initial', 'Initial']);
    const asked = (await mails('price-reduction-request', 'orders@v-supply.vendors.example')).filter((body) => body.includes(`lower${me}@`));
    expect(asked, 'what the buyer typed is quoted').toEqual([expect.stringContaining('\n> We order the same each month.\n')]);
    expect((await lineOf(browser)).reduction).toMatchObject({ status: 'requested', counts: false });

    const key = await keyFor(me);
    const shown = await server.app.inject(`/vendor/price-reduction?key=${key}`);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.body).toContain('Waiting for your answer');
    expect((await authorize(key, '100.00')).body).toContain('Enter less than the price of the contract, $100.00.');
    const asksBack = (await authorize(key, '8')).body;
    expect(asksBack).toContain('The buyer asked for $75.00');
    expect(asksBack).toMatch(/<input type="checkbox" id="authorize-confirmed" name="confirmed" value="800">Yes, \$8\.00 for one/);
    expect((await lineOf(browser)).reduction).toMatchObject({ status: 'requested' });
    expect((await authorize(key)).statusCode).toBe(303);
    expect((await authorize(key, '10.00')).body).toContain('This request is authorized already.');
    expect(await mails('price-reduction-authorized', `lower${me}@agency.example.gov`)).toMatchObject([expect.stringContaining('$80.00')]);

    expect(await lineOf(browser)).toMatchObject({ price: { unitPrice: { amount: 80_00 } }, lineTotal: { amount: 4_800_00 }, reduction: { counts: true, listPrice: { amount: 100_00 }, until: '2026-12-31' }, change: null });
    await browser.post('/cart/shopping_cart_post', { lines: [{ cartKey, quantity: 61 }], changeKey: 'another-quantity' });
    expect(await lineOf(browser)).toMatchObject({ price: { unitPrice: { amount: 100_00 } }, reduction: { counts: false, quantity: 60 } });
    await browser.post('/cart/shopping_cart_post', { lines: [{ cartKey, quantity: 60 }], changeKey: 'the-quantity-again' });

    const { envelope } = await submit({ browser } as never, await reviewOf({ browser } as never));
    const { order } = envelope.attributes as unknown as { order: Order };
    expect(order.totals.total.amount).toBe(4_800_00);
    expect(order.purchaseOrders[0]?.lines[0]?.reduction).toMatchObject({ counts: true });
    expect((await server.app.inject(`/vendor/price-reduction?key=${key}`)).body).toContain(order.orderNumber);
    await fillCart({ browser } as never, [['chair', 60]]);
    expect(await lineOf(browser)).toMatchObject({ price: { unitPrice: { amount: 100_00 } } });
    expect((await lineOf(browser)).reduction).toBeUndefined();
  });

  it('is asked for twenty times a day at most: each is a mail to a vendor', async () => {
    const browser = await buyerWith('chair', 60);
    const mine = `lower${nth}@agency.example.gov`;
    await ask(browser, '75');
    await server.pool.query(
      `insert into marketplace.price_reduction (reduction_id, buyer_id, store, request_key, buyer_name, buyer_email, offer_id, product_name, part_number, unit, vendor_id, vendor_name, contract_number,
         quantity, list_price, asked_price, message, answered_by, answerer_email, asked_at, answer_by, status)
       select gen_random_uuid(), buyer_id, store, gen_random_uuid(), buyer_name, buyer_email, offer_id, product_name, part_number, unit, vendor_id, vendor_name, contract_number,
         quantity, list_price, asked_price, message, answered_by, answerer_email, asked_at, answer_by, 'withdrawn' from marketplace.price_reduction, generate_series(1, 18) where buyer_email = $1`,
      [mine],
    );
    const again = async () => {
      await server.pool.query("update marketplace.price_reduction set status = 'withdrawn' where buyer_email = $1", [mine]);
      return ask(browser, '74');
    };
    expect((await again()).envelope.responseName, 'the twentieth').toBe('Initial');
    expect(pageOf(await again())).toMatchObject({ problem: 'You have asked too often within a day. Ask again tomorrow.' });
    expect((await mails('price-reduction-request', 'orders@v-supply.vendors.example')).filter((body) => body.includes(mine))).toHaveLength(2);
  });

  it('is not used up by an order of another quantity, at the price of the contract', async () => {
    const browser = await buyerWith('chair', 70);
    await ask(browser, '75');
    await authorize(await keyFor(nth));
    const { cartKey } = await lineOf(browser);
    await browser.post('/cart/shopping_cart_post', { lines: [{ cartKey, quantity: 71 }], changeKey: randomUUID() });
    const { envelope } = await submit({ browser } as never, await reviewOf({ browser } as never));
    expect((envelope.attributes as unknown as { order: Order }).order.totals.total.amount).toBe(71 * 100_00);
    await fillCart({ browser } as never, [['chair', 70]]);
    expect(await lineOf(browser)).toMatchObject({ price: { unitPrice: { amount: 80_00 } }, reduction: { status: 'authorized', counts: true } });
  });

  it('is kept while the cart waits for an approver, who sees it and orders at it', async () => {
    const browser = await buyerWith('chair', 65);
    await ask(browser, '75');
    await authorize(await keyFor(nth));
    await server.pool.query("insert into marketplace.approval_limit (store, role, above) values ('ADVANTAGE', 'buyer', 500000)");
    await server.pool.query("insert into marketplace.approver (scope, code, email, name) values ('agency', '4700', 'chief@agency.example.gov', 'Demo Chief')");
    const review = await reviewOf({ browser } as never);
    expect(review).toMatchObject({ totals: { total: { amount: 65 * 80_00 } }, approval: { cause: 'limit', approvers: 1 } });
    const entry = (await submit({ browser } as never, review)).envelope.attributes as unknown as AttributesOf<'/checkout/checkout_review_submit', 'AFCDataEntry'>;
    const { requestId } = (await browser.post('/cart/afc_cart_change', { send: { fund: '', appropriation: '', note: '', ...entry.sending } })).envelope.attributes as unknown as AttributesOf<'/cart/afc_cart', 'Success'>;
    const chief = await server.signedIn({ sub: 'lower-chief', given_name: 'Demo', family_name: 'Chief', email: 'chief@agency.example.gov', agency_code: '4700' });
    const waiting = (await chief.get(`/cart/afc_cart?request=${requestId}`)).envelope.attributes as unknown as AttributesOf<'/cart/afc_cart', 'Success'>;
    expect(waiting).toMatchObject({ problems: [], cart: { totals: { total: { amount: 65 * 80_00 } }, groups: [{ lines: [{ reduction: { counts: true, listPrice: { amount: 100_00 } } }] }] } });
    const { envelope } = await chief.post('/cart/authorize_funds', { request: requestId, authorize: { reviewed: waiting.reviewed } });
    expect(envelope.attributes).toMatchObject({ status: 'ordered', amount: { amount: 65 * 80_00 } });
    expect((await server.pool.query("select status from marketplace.price_reduction where quantity = 65")).rows).toEqual([{ status: 'used' }]);
    await server.pool.query('delete from marketplace.approval_limit');
  });

  it('that is taken back after the review is not ordered with: the buyer is asked again at the price of the contract', async () => {
    const browser = await buyerWith('chair', 70);
    await ask(browser, '75');
    const key = await keyFor(nth);
    await authorize(key);
    const review = await reviewOf({ browser } as never);
    expect(review.totals.total.amount).toBe(70 * 80_00);
    expect((await send(key, { form: 'revoke', reason: 'An error.' })).statusCode).toBe(303);
    const { envelope } = await submit({ browser } as never, review);
    expect(envelope.responseName).toBe('CheckOutReview');
    expect(envelope.attributes).toMatchObject({ totals: { total: { amount: 70 * 100_00 } }, problems: [{ code: 'REVIEW_CHANGED' }] });
  });

  it('counts to its last day in Washington, ends by the clock, and a request that is not answered expires', async () => {
    const browser = await buyerWith('chair', 80);
    const me = nth;
    await ask(browser, '75');
    await authorize(await keyFor(me), '80.00', '2026-11-24');
    const waiting = await buyerWith('chair', 90);
    await ask(waiting, '75');
    const before = time.now;
    time.now = new Date('2026-11-25T04:59:00Z');
    const tools = { webOrigin: 'https://market.example.gov', randomness: { uuid: randomUUID } };
    await passTime(server.pool, time.now, tools);
    expect((await lineOf(browser)).reduction?.counts).toBe(true);
    time.now = new Date('2026-11-25T05:01:00Z');
    expect((await lineOf(browser)).reduction).toBeUndefined();
    // The last day for the answer to the other one is over, too, and the clock, which looks once an hour, was not there yet.
    time.now = new Date('2026-12-03T15:00:00Z');
    const key = await keyFor(nth);
    for (const form of [{ form: 'authorize', price: '80.00', until: '2026-12-31' }, { form: 'decline', reason: 'Too late.' }]) expect((await send(key, form)).body).toContain('This request was not answered in time.');
    time.now = before;
    const later = new Date('2026-12-03T15:00:00Z');
    await Promise.all([passTime(server.pool, later, tools), passTime(server.pool, later, tools)]);
    expect(pageOf(await browser.get(`/cart/reduce_price?cartKey=${(await lineOf(browser)).cartKey}`)).request?.status).toBe('ended');
    expect(pageOf(await waiting.get(`/cart/reduce_price?cartKey=${(await lineOf(waiting)).cartKey}`)).request?.status).toBe('expired');
    expect([await mails('price-reduction-ended', `lower${me}@agency.example.gov`), await mails('price-reduction-expired', `lower${nth}@agency.example.gov`)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('goes to the contact of the vendor, is declined with a reason, and is for no other buyer to see or to give up [spec 2.64]', async () => {
    const browser = await buyerWith('desk', 20);
    const me = nth;
    const { cartKey } = await lineOf(browser);
    for (const price of ['500', 'less']) expect(pageOf(await ask(browser, price)).form.errors).toMatchObject([{ field: 'price' }]);
    await ask(browser, '450');
    const { request } = pageOf(await browser.get(`/cart/reduce_price?cartKey=${cartKey}`));
    const other = await buyerWith('desk', 1);
    const answers = [await other.get(`/cart/reduce_price?cartKey=${cartKey}`), await other.get('/cart/reduce_price?cartKey=never'), await other.get(`/cart/reduce_price?cartKey=${(await lineOf(other)).cartKey}`)];
    expect(answers.map(({ envelope }) => envelope.responseName)).toEqual(['Failure', 'Failure', 'Failure']);
    expect(pageOf(answers[0] ?? expect.fail())).toEqual(pageOf(answers[1] ?? expect.fail()));
    expect(pageOf(answers[2] ?? expect.fail()).problem).toContain('not above one');
    expect((await other.post('/cart/reduce_price_submit', { withdraw: request?.reductionId })).envelope.responseName).toBe('Failure');
    expect((await ask(other, '1')).envelope.responseName).toBe('Failure');

    expect((await send(await keyFor(me, 'sales@letter.example.com'), { form: 'decline', reason: 'Lowered already.' })).statusCode).toBe(303);
    expect(pageOf(await browser.get(`/cart/reduce_price?cartKey=${cartKey}`))).toMatchObject({ problem: null, request: { status: 'declined', reason: 'Lowered already.' } });
    await ask(browser, '460');
    const again = pageOf(await browser.get(`/cart/reduce_price?cartKey=${cartKey}`)).request;
    expect((await browser.post('/cart/reduce_price_submit', { cartKey, withdraw: again?.reductionId })).envelope.responseName).toBe('Initial');
    expect(pageOf(await browser.get(`/cart/reduce_price?cartKey=${cartKey}`)).request?.status).toBe('withdrawn');
  });

  it('is listed at the desk, which takes it back with a reason and authorizes nothing', async () => {
    const browser = await buyerWith('chair', 85);
    const me = nth;
    await ask(browser, '75');
    const clerk = await operatorAtDesk(server, 'orderClerk');
    const listed = (await clerk.get('/vendor', { vendorId: 'V-SUPPLY' })).answer.reductions.find(({ buyer }) => buyer.includes(`lower${me}@`)) ?? expect.fail('It is not listed.');
    expect(listed).toMatchObject({ state: 'requested', quantity: 85, listPrice: '$100.00', askedPrice: '$75.00', price: null });
    const reason = 'Asked of the wrong vendor.';
    expect((await (await operatorAtDesk(server, 'viewer')).post('/vendor/take-back-price', { id: listed.id, reason })).status).toBe(403);
    expect((await clerk.post('/vendor/take-back-price', { id: listed.id, reason })).status).toBe(200);
    expect((await clerk.post('/vendor/take-back-price', { id: listed.id, reason })).status).toBe(409);
    expect((await clerk.post('/vendor/take-back-price', { id: randomUUID(), reason })).status).toBe(404);
    expect((await authorize(await keyFor(me))).body).toContain('This request was taken back.');
    expect((await mails('price-reduction-revoked', `lower${me}@agency.example.gov`))[0]).toContain(reason);
    expect((await clerk.get('/audit', { q: 'V-SUPPLY' })).answer.entries[0]).toMatchObject({ action: 'price-reduction.taken-back' });
  });

  it('is answered by no wrong key, and by no page of elsewhere', async () => {
    const browser = await buyerWith('chair', 95);
    await ask(browser, '75');
    const key = await keyFor(nth);
    const elsewhere = await server.app.inject({ method: 'POST', url: '/vendor/price-reduction', payload: new URLSearchParams({ key, form: 'authorize', price: '1', until: '2026-12-31' }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' } });
    const answers = [elsewhere, await authorize(`${key}x`), await server.app.inject('/vendor/price-reduction'), await server.app.inject(`/vendor/price-reduction?key=${'x'.repeat(300)}`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await lineOf(browser)).reduction).toMatchObject({ status: 'requested' });
  });

  it('has a link that opens its request for 400 days', async () => {
    const browser = await buyerWith('chair', 96);
    await ask(browser, '75');
    const key = await keyFor(nth);
    const before = time.now;
    const openedAfter = async (days: number) => {
      time.now = new Date(before.getTime() + days * 86_400_000);
      return (await server.app.inject(`/vendor/price-reduction?key=${key}`)).statusCode;
    };
    expect([await openedAfter(399), await openedAfter(400)]).toEqual([200, 404]);
    expect((await authorize(key)).statusCode).toBe(404);
    time.now = before;
    expect((await lineOf(browser)).reduction).toMatchObject({ status: 'requested' });
  });
});
