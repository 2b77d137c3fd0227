import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutReview } from '@quartermaster/contracts';
import { countStatements, oneTestDatabase } from '@quartermaster/database/testing';
import { testAddress, testCard } from './checkout/testing/journey.ts';
import { TestBrowser, type Answer } from './testing/browser.ts';
import { addSampleOffers } from './testing/sample-offers.ts';
import { openServer, type TestServer } from './testing/server.ts';

/** Statements at most for each call, with those that begin and end transactions, and with the notice to the buyer's other tabs. */
const limits = {
  'a product, by a new visitor': 1,
  'a product, by a visitor with a cart': 2,
  'a product, by a buyer with a cart': 3,
  'adding to a new cart, by a visitor': 6,
  'adding to a cart, by a visitor': 6,
  'adding to a new cart, by a buyer': 6,
  'adding to a cart, by a buyer': 6,
  'the cart': 2,
  'choosing where to ship': 3,
  'choosing how to pay': 3,
  'the review': 2,
  'placing the order': 11,
} as const;

type Call = keyof typeof limits;

describe.each(oneTestDatabase())('the statements of a call on $name', ({ open }) => {
  let server: TestServer;
  const sent = new Map<string, readonly string[]>();

  beforeAll(async () => {
    // The store list is looked at twice a second, however many calls there are: with this clock it is not.
    const now = new Date();
    server = await openServer(open, { hasProfiles: true, clock: { now: () => now } });
    await addSampleOffers(server.pool, ['first', 'second', 'third'].map((offerId) => ({ offerId, vendor: `V-${offerId}` })));
    const counter = countStatements(server.pool);
    const counted = async (call: Call, work: () => Promise<Answer>, expected: string): Promise<CheckoutReview> => {
      let answer: Answer | undefined;
      sent.set(call, await counter.during(async () => void (answer = await work())));
      if (answer?.envelope.responseName !== expected) throw new Error(`${call}: expected ${expected}, and got ${answer?.text}`);
      return answer.envelope.attributes as unknown as CheckoutReview;
    };
    const add = (browser: TestBrowser, ...offerIds: readonly string[]): Promise<Answer> =>
      browser.post('/cart/addCart', { items: offerIds.map((offerId) => ({ offerId, quantity: 2 })), changeKey: randomUUID() });
    const look = (browser: TestBrowser): Promise<Answer> => browser.get('/catalog/product_detail?productId=p-first');
    const place = (browser: TestBrowser, { submitKey, reviewed }: CheckoutReview): Promise<Answer> => browser.post('/checkout/checkout_review_submit', { submitKey, reviewed });

    await counted('a product, by a new visitor', () => look(new TestBrowser(server.app)), 'ProductDetail');
    const visitor = await server.visitor();
    await counted('adding to a new cart, by a visitor', () => add(visitor, 'first'), 'Success');
    await counted('adding to a cart, by a visitor', () => add(visitor, 'first', 'second'), 'Success');
    await counted('a product, by a visitor with a cart', () => look(visitor), 'ProductDetail');
    const buyer = await server.signedIn();
    await counted('adding to a new cart, by a buyer', () => add(buyer, 'first'), 'Success');
    await counted('a product, by a buyer with a cart', () => look(buyer), 'ProductDetail');
    await buyer.post('/checkout/select_shipping', { newAddress: testAddress });
    const first = (await buyer.post('/checkout/select_payment', { newCard: testCard })).envelope.attributes as unknown as CheckoutReview;
    await place(buyer, first);
    await counted('adding to a cart, by a buyer', () => add(buyer, 'first', 'second', 'third'), 'Success');
    await counted('the cart', () => buyer.get('/cart/shopping_cart'), 'Initial');
    await counted('choosing where to ship', () => buyer.post('/checkout/select_shipping', { addressId: first.shipTo?.addressId }), 'CheckOutReview');
    await counted('choosing how to pay', () => buyer.post('/checkout/select_payment', { paymentId: first.payment?.paymentId }), 'CheckOutReview');
    const review = await counted('the review', () => buyer.get('/checkout/checkout_review'), 'CheckOutReview');
    await counted('placing the order', () => place(buyer, review), 'OrderConfirmation');
  });
  afterAll(() => server.close());

  it.each(Object.entries(limits))('%s takes %i at most', (call, most) => {
    const statements = sent.get(call) ?? [];
    expect(statements.length, `${call} was not counted`).toBeGreaterThan(0);
    expect(statements.length, `${call} takes ${statements.length} statements:\n${statements.join('\n')}`).toBeLessThanOrEqual(most);
  });

  it('an order takes 25 at most, from filling the cart to its number', () => {
    const calls: readonly Call[] = ['adding to a cart, by a buyer', 'choosing where to ship', 'choosing how to pay', 'the review', 'placing the order'];
    const statements = calls.flatMap((call) => [`-- ${call}`, ...(sent.get(call) ?? [])]);
    expect(statements.length - calls.length, statements.join('\n')).toBeLessThanOrEqual(25);
  });
});
