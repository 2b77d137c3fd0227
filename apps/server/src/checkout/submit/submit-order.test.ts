import { randomUUID } from 'node:crypto';
import type { CheckoutReview, Order } from '@quartermaster/contracts';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOrderNumber } from '../document-numbers/testing/is-order-number.ts';
import { addOffer, changeOffer, stockOf, withdrawOffer } from '../testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';

describe.each(testDatabases())('submitting an order, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open)));
  afterAll(() => shop.close());

  const ordersOf = async (buyerId: string): Promise<number> =>
    (await shop.database.query('select from marketplace.placed_order where buyer_id = $1', [buyerId])).rowCount ?? 0;
  const orderIn = (envelope: { attributes?: object }): Order => (envelope.attributes as { order: Order }).order;
  const reviewIn = (envelope: { attributes?: object }): CheckoutReview => envelope.attributes as CheckoutReview;

  it('places one order with a purchase order per vendor, takes the stock and empties the cart [spec 2.77, 4.43, 7.7]', async () => {
    const [toner, chair] = [await addOffer(shop.database, { price: 21_840, stock: 10 }), await addOffer(shop.database, { price: 9_900, stock: 3, vendorId: 'V-OTHER' })];
    const buyer = await readyToOrder(shop, [[toner, 2], [chair, 1]]);
    const answer = await submit(buyer, await reviewOf(buyer));
    expect(answer.envelope.responseName).toBe('OrderConfirmation');
    const order = orderIn(answer.envelope);
    expect(isOrderNumber(order.orderNumber)).toBe(true);
    expect(order.orderNumber).toMatch(/^A27-/);
    expect(order.purchaseOrders.map(({ poNumber, subtotal, status }) => [poNumber, subtotal.amount, status])).toEqual([
      [`${order.orderNumber}-01`, 43_680, 'Submitted'],
      [`${order.orderNumber}-02`, 9_900, 'Submitted'],
    ]);
    expect(order.totals.total.amount).toBe(53_580);
    expect(order).toMatchObject({ placedBy: 'Demo Buyer', placedAt: '2026-11-20T15:04:05.000Z', payment: { lastFour: '1111' }, shipTo: { zip: '20405' } });
    expect([await stockOf(shop.database, toner), await stockOf(shop.database, chair)]).toEqual([8, 2]);
    expect(answer.envelope.attributes?.cartSummary).toMatchObject({ lineCount: 0 });
    expect((await buyer.browser.get('/checkout/checkout_review')).envelope.responseName).toBe('AdvantageCart');
    const again = await buyer.browser.get(`/checkout/order_confirm?orderNumber=${order.orderNumber}`);
    expect(orderIn(again.envelope)).toEqual(order);
  });

  it('counts orders without a gap, and a refused one uses up no number', async () => {
    const offer = await addOffer(shop.database, { price: 100, stock: 100 });
    const numbers: number[] = [];
    for (const change of [null, { stock: 0 }, null]) {
      const buyer = await readyToOrder(shop, [[offer, 1]]);
      const review = await reviewOf(buyer);
      if (change !== null) await changeOffer(shop.database, offer, change);
      const { envelope } = await submit(buyer, review);
      if (change === null) numbers.push(Number(orderIn(envelope).orderNumber.slice(4, 11)));
      else await changeOffer(shop.database, offer, { stock: 100 });
    }
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
  });

  it('gives the same answer forever to the same key', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    const first = await submit(buyer, review);
    await fillCart(buyer, [[offer, 1]]);
    await changeOffer(shop.database, offer, { price: 900 });
    const again = await submit(buyer, review);
    expect(orderIn(again.envelope)).toEqual(orderIn(first.envelope));
    expect(JSON.stringify(orderIn(again.envelope))).toBe(JSON.stringify(orderIn(first.envelope)));
    expect(await ordersOf(buyer.buyer.buyerId)).toBe(1);
    expect(await stockOf(shop.database, offer)).toBe(4);
  });

  it.each([
    ['an order', 'OrderConfirmation', {}],
    ['a question', 'CheckOutReview', { stock: 0 }],
  ])('gives the same bytes again from every process, whatever has changed since: %s', async (_what, name, change) => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    await changeOffer(shop.database, offer, change);
    const first = await submit(buyer, review);
    expect(first.envelope).toMatchObject({ responseName: name, attributes: { appServerID: 'one', loggedIn: true } });
    const elsewhere = { ...buyer, browser: buyer.browser.at(shop.otherProcess) };
    expect((await elsewhere.browser.get('/cart/shopping_cart')).envelope.attributes?.appServerID).toBe('other');
    await fillCart(buyer, [[await addOffer(shop.database, { price: 900, stock: 5 }), 1]]);
    const again = [await submit(elsewhere, review), await submit(buyer, review)];
    expect(again.map(({ status, text, headers }) => [status, text, headers['content-type']])).toEqual(Array.from({ length: 2 }, () => [200, first.text, first.headers['content-type']]));
  });

  it('keeps the newest fifty answers of a buyer that placed no order, and those that placed one forever', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    const placed = await submit(buyer, review);
    await fillCart(buyer, [[offer, 1]]);
    const before = shop.time.now;
    const refused = [];
    for (let i = 0; i < 52; i += 1) {
      shop.time.now = new Date(shop.time.now.getTime() + 1_000);
      const sent = { submitKey: randomUUID(), reviewed: 'r3-seen-before' };
      refused.push({ sent, answer: await buyer.browser.post('/checkout/checkout_review_submit', sent) });
    }
    shop.time.now = before;
    const { rows } = await shop.database.query<{ key: string }>('select submit_key as key from marketplace.submission where buyer_id = $1 and order_number is null', [buyer.buyer.buyerId]);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(refused.slice(2).map(({ sent }) => sent.submitKey).toSorted());
    const [, , third] = refused;
    expect((await buyer.browser.post('/checkout/checkout_review_submit', third?.sent)).text).toBe(third?.answer.text);
    expect((await submit(buyer, review)).text).toBe(placed.text);
  });

  it('answers a submission that a former version has kept', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    const { order } = (await submit(buyer, review)).envelope.attributes as unknown as { order: Order };
    await shop.database.query('update marketplace.submission set envelope = null, attributes = $2 where submit_key = $1', [review.submitKey, JSON.stringify({ order })]);
    expect((await submit(buyer, review)).envelope).toMatchObject({ responseName: 'OrderConfirmation', attributes: { order, appServerID: 'one' } });
  });

  it('refuses a key that comes again with a changed body, or from another buyer', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const [buyer, other] = [await readyToOrder(shop, [[offer, 1]]), await readyToOrder(shop, [[offer, 1]])];
    const review = await reviewOf(buyer);
    await submit(buyer, review);
    const reused = { status: 409, envelope: { responseType: 'ERROR', msgType: 'Order Already Submitted', attributes: { code: 'SUBMIT_KEY_REUSED' } } };
    expect(await submit(buyer, { ...review, reviewed: 'r1-other' })).toMatchObject(reused);
    expect(await submit(other, review)).toMatchObject(reused);
    expect((await submit(other, review)).text).not.toContain('A27-');
    expect(await ordersOf(other.buyer.buyerId)).toBe(0);
  });

  it('places one order for 50 submissions of one key at once, and gives each the same answer', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 60 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(buyer, review)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(orderIn(envelope)))).size).toBe(1);
    expect(await ordersOf(buyer.buyer.buyerId)).toBe(1);
    expect(await stockOf(shop.database, offer)).toBe(59);
  });

  it('places one order for one cart, however many keys come at once, and says to the others that the cart is empty [spec 2.77]', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 60 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(buyer, { ...review, submitKey: randomUUID() })));
    const names = answers.map(({ envelope }) => envelope.responseName);
    expect(names.filter((name) => name === 'OrderConfirmation')).toHaveLength(1);
    expect(names.filter((name) => name === 'AdvantageCart')).toHaveLength(9);
    expect(await stockOf(shop.database, offer)).toBe(59);
  });

  it('asks again when a price changed, charges nothing, and takes the new price when the buyer accepts it', async () => {
    const offer = await addOffer(shop.database, { price: 19_900, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 2]]);
    const review = await reviewOf(buyer);
    await changeOffer(shop.database, offer, { price: 21_840 });
    const asked = await submit(buyer, review);
    expect(asked.envelope).toMatchObject({
      responseName: 'CheckOutReview',
      attributes: {
        totals: { total: { amount: 43_680 } },
        problems: [{ code: 'PRICE_CHANGED', block: 'items', message: expect.stringMatching(/from \$199\.00 to \$218\.40\. Nothing has been charged\./) }],
      },
    });
    expect(await ordersOf(buyer.buyer.buyerId)).toBe(0);
    expect(await submit(buyer, review).then(({ envelope }) => envelope.attributes)).toEqual(asked.envelope.attributes);
    const accepted = await submit(buyer, reviewIn(asked.envelope));
    expect(accepted.envelope.responseName).toBe('OrderConfirmation');
    expect(orderIn(accepted.envelope).totals.total.amount).toBe(43_680);
  });

  it.each([
    ['stock ran short', { stock: 1 }, 'STOCK_SHORT'],
    ['stock ran out', { stock: 0 }, 'STOCK_SHORT'],
    ['the vendor raised the minimum order', { minimumOrder: 1_000_000 }, 'MINIMUM_NOT_MET'],
    ['the vendor no longer delivers there', { zipPrefixes: ['9'] }, 'NOT_DELIVERED_THERE'],
  ])('asks again when %s, and goes on asking as long as it is so', async (_what, change, code) => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 2]]);
    const review = await reviewOf(buyer);
    await changeOffer(shop.database, offer, change);
    const asked = await submit(buyer, review);
    expect(asked.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code }] } });
    const still = await submit(buyer, reviewIn(asked.envelope));
    expect(still.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code }] } });
    expect(await ordersOf(buyer.buyer.buyerId)).toBe(0);
  });

  it('says that a line costs too much once its price has risen, on cart, review and submit, until the quantity is lowered', async () => {
    const offer = await addOffer(shop.database, { price: 1, stock: null });
    const buyer = await readyToOrder(shop, [[offer, 99_999_999]]);
    const review = await reviewOf(buyer);
    await changeOffer(shop.database, offer, { price: 999_999_999 });
    const cart = await buyer.browser.get('/cart/shopping_cart');
    const limit = { amount: 1_000_000_000_000, currency: 'USD' };
    expect(cart).toMatchObject({ status: 200, envelope: { attributes: { cart: { totals: { total: limit } }, cartSummary: { subtotal: limit } } } });
    const message = '99,999,999 of Sample stapler (SS-1) at $9,999,999.99 each cost more than $10,000,000,000.00, the most that one line can cost. Lower the quantity to 1,000 or less to go on.';
    const problem = { code: 'AMOUNT_TOO_LARGE', block: 'items', message };
    const asked = await submit(buyer, review);
    expect(asked.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: expect.arrayContaining([expect.objectContaining(problem)]) } });
    const still = await submit(buyer, await reviewOf(buyer));
    expect(still.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: expect.arrayContaining([expect.objectContaining(problem)]) } });
    const lines = [{ cartKey: reviewIn(still.envelope).groups[0]?.lines[0]?.cartKey, quantity: 1_000 }];
    await buyer.browser.post('/cart/shopping_cart_post', { lines, changeKey: randomUUID() });
    const placed = await submit(buyer, await reviewOf(buyer));
    expect(orderIn(placed.envelope).totals.total.amount).toBe(999_999_999_000);
  });

  it('asks again when an offer is gone', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    await withdrawOffer(shop.database, offer);
    expect((await submit(buyer, review)).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'OFFER_GONE' }] } });
  });

  it('asks again when the order was changed in another window, and says so', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    await fillCart(buyer, [[offer, 1]]);
    const asked = await submit(buyer, review);
    expect(asked.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'REVIEW_CHANGED' }] } });
    expect((await submit(buyer, reviewIn(asked.envelope))).envelope.responseName).toBe('OrderConfirmation');
  });

  it('asks for what is missing when steps were skipped [spec 2.76, 2.77, 4.43]', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await shop.newBuyer();
    expect((await submit(buyer, { submitKey: randomUUID(), reviewed: '' })).envelope.responseName).toBe('AdvantageCart');
    await fillCart(buyer, [[offer, 1]]);
    const review = await reviewOf(buyer);
    expect(review.problems.map(({ code }) => code)).toEqual(['SHIP_TO_MISSING', 'PAYMENT_MISSING']);
    expect((await submit(buyer, review)).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'SHIP_TO_MISSING' }, { code: 'PAYMENT_MISSING' }] } });
  });

  it('refuses a card that has become unusable since', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const before = shop.time.now;
    try {
      shop.time.now = new Date('2029-11-20T00:00:00Z');
      const asked = await submit(buyer, await reviewOf(buyer));
      expect(asked.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'PAYMENT_UNUSABLE', block: 'payment' }] } });
    } finally {
      shop.time.now = before;
    }
  });

  it('bills no activity of another agency, though its AAC was saved while the buyer belonged to it', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const activity = await readyToOrder(shop, [[offer, 1]]);
    const { buyerId } = activity.buyer;
    const belongTo = (agencyCode: string) => shop.database.query('update marketplace.buyer set agency_code = $2 where buyer_id = $1', [buyerId, agencyCode]);
    await belongTo('4700');
    await activity.browser.post('/checkout/select_payment', { aac: '47SMPL' });
    const review = await reviewOf(activity);
    expect(review).toMatchObject({ payment: { aac: '47SMPL', unusable: null }, problems: [] });
    await belongTo('3600');
    expect((await submit(activity, review)).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'PAYMENT_UNUSABLE' }] } });
    expect(await ordersOf(buyerId)).toBe(0);
  });

  it('never takes the stock below zero when two buyers want the last piece', async () => {
    for (let round = 0; round < 5; round += 1) {
      const offer = await addOffer(shop.database, { price: 500, stock: 3 });
      const buyers = await Promise.all(Array.from({ length: 5 }, () => readyToOrder(shop, [[offer, 1]])));
      const reviews = await Promise.all(buyers.map(reviewOf));
      const answers = await Promise.all(buyers.map((buyer, i) => submit(buyer, reviews[i] ?? { submitKey: '', reviewed: '' })));
      expect(answers.map(({ envelope }) => envelope.responseName).toSorted()).toEqual([
        'CheckOutReview', 'CheckOutReview', 'OrderConfirmation', 'OrderConfirmation', 'OrderConfirmation',
      ]);
      expect(await stockOf(shop.database, offer)).toBe(0);
    }
  });

  it('does not deadlock when buyers order the same offers in different order', async () => {
    const offers = await Promise.all(Array.from({ length: 6 }, () => addOffer(shop.database, { price: 500, stock: 1_000 })));
    const buyers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => readyToOrder(shop, (i % 2 === 0 ? offers : offers.toReversed()).map((offer) => [offer, 1] as const))),
    );
    const reviews = await Promise.all(buyers.map(reviewOf));
    const answers = await Promise.all(buyers.map((buyer, i) => submit(buyer, reviews[i] ?? { submitKey: '', reviewed: '' })));
    expect(answers.map(({ envelope }) => envelope.responseName)).toEqual(Array.from({ length: 8 }, () => 'OrderConfirmation'));
    expect(await Promise.all(offers.map((offer) => stockOf(shop.database, offer)))).toEqual(Array.from({ length: 6 }, () => 992));
  });

  it('loses no piece that is put into the cart while the order is placed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const offer = await addOffer(shop.database, { price: 500, stock: 1_000 });
      const buyer = await readyToOrder(shop, [[offer, 1]]);
      const review = await reviewOf(buyer);
      const [answer] = await Promise.all([submit(buyer, review), ...Array.from({ length: 5 }, () => fillCart(buyer, [[offer, 1]]))]);
      const { rows } = await shop.database.query<{ pieces: number }>(
        `select coalesce(sum(quantity), 0) as pieces from marketplace.cart_line join marketplace.cart using (cart_id) where buyer_id = $1`,
        [buyer.buyer.buyerId],
      );
      const ordered = answer.envelope.responseName === 'OrderConfirmation' ? 1 : 0;
      expect(Number(rows[0]?.pieces) + ordered).toBe(6);
      expect(await stockOf(shop.database, offer)).toBe(1_000 - ordered);
    }
  });

  it('keeps notes and dates on the purchase orders, and forgets them after the order [spec 2.75]', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const { groups } = await reviewOf(buyer);
    const terms = [{ groupId: groups[0]?.groupId ?? '', note: ' Loading dock. ', deliverBy: '2026-12-15' }];
    const saved = await buyer.browser.post('/checkout/delivery_options', { terms });
    expect(reviewIn(saved.envelope).terms).toEqual([{ ...terms[0], note: 'Loading dock.' }]);
    const { envelope } = await submit(buyer, reviewIn(saved.envelope));
    expect(orderIn(envelope).purchaseOrders[0]).toMatchObject({ note: 'Loading dock.', deliverBy: '2026-12-15' });
    await fillCart(buyer, [[offer, 1]]);
    expect((await reviewOf(buyer)).terms[0]).toMatchObject({ note: '', deliverBy: null });
    expect((await reviewOf(buyer)).shipTo).not.toBeNull();
  });

  it('refuses a deliver-by date that is over, at its field', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const answer = await buyer.browser.post('/checkout/delivery_options', { terms: [{ groupId: 'x', note: '', deliverBy: '2020-01-01' }] });
    expect(answer).toMatchObject({ status: 400, envelope: { attributes: { code: 'REQUEST_INVALID', fieldErrors: [{ field: 'terms.0.deliverBy' }] } } });
  });

  it('keeps the carts of two stores apart', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    const elsewhere = await buyer.browser.post('/checkout/checkout_review_submit?store=VA', { submitKey: review.submitKey, reviewed: review.reviewed });
    expect(elsewhere.envelope.responseName).toBe('AdvantageCart');
    expect(await ordersOf(buyer.buyer.buyerId)).toBe(0);
    // The key has had its answer, in the other store; a new review carries a new one.
    expect(await submit(buyer, review)).toMatchObject({ status: 409 });
    expect((await submit(buyer, await reviewOf(buyer))).envelope.responseName).toBe('OrderConfirmation');
  });

  it.each([
    ['no key', { reviewed: 'r1' }],
    ['a key that is none', { submitKey: 'abc', reviewed: 'r1' }],
    ['no fingerprint', { submitKey: randomUUID() }],
    ['a list', []],
  ])('refuses %s clearly', async (_what, body) => {
    const { browser } = await shop.newBuyer();
    expect(await browser.post('/checkout/checkout_review_submit', body)).toMatchObject({ status: 400, envelope: { responseType: 'ERROR' } });
  });

  it.each(['a\u0000b', '\ud83d'])('refuses the note %j, which no database takes, clearly', async (note) => {
    const { browser } = await shop.newBuyer();
    const answer = await browser.post('/checkout/delivery_options', { terms: [{ groupId: 'x', note, deliverBy: null }] });
    expect(answer).toMatchObject({ status: 400, envelope: { attributes: { code: 'REQUEST_INVALID', fieldErrors: [{ field: 'terms.0.note' }] } } });
  });

  it('needs a buyer who is signed in', async () => {
    const { browser } = await shop.newBuyer();
    for (const path of ['/checkout/checkout_review', '/orderhistory/my_orders', '/checkout/order_confirm?orderNumber=A']) {
      expect(await browser.get(path, { token: undefined })).toMatchObject({ status: 401 });
    }
    expect(await browser.post('/checkout/checkout_review_submit', { submitKey: randomUUID(), reviewed: 'r1' }, { token: undefined })).toMatchObject({ status: 401 });
  });

  it('has a confirmation for the buyer’s own orders alone [spec 2.82]', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const [buyer, other] = [await readyToOrder(shop, [[offer, 1]]), await shop.newBuyer()];
    const { orderNumber } = orderIn((await submit(buyer, await reviewOf(buyer))).envelope);
    expect((await other.browser.get(`/checkout/order_confirm?orderNumber=${orderNumber}`)).envelope).toMatchObject({
      responseName: 'OrderError',
      attributes: { orderNumber, message: `There is no order ${orderNumber} among your orders.` },
    });
  });
});
