import { oneTestDatabase } from '@quartermaster/database/testing';
import type { Authorization } from '@quartermaster/deployment';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addOffer, changeOffer, stockOf } from '../testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit, testAddress } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';

describe.each(oneTestDatabase())('a deployment that authorizes cards, on $name', ({ open }) => {
  let shop: Shop;
  let answer: () => Promise<Authorization>;
  const granted = async (): Promise<Authorization> => ({ outcome: 'granted', reference: 'r' });
  const asked: { idempotencyKey: string; token: string; total: { amount: number } }[] = [];
  const released: string[] = [];

  beforeAll(async () => {
    shop = await openShop(open, {
      paymentAuthorization: {
        cardEntered: granted,
        orderPlaced: (order) => {
          asked.push(order);
          return answer();
        },
        release: async (idempotencyKey) => void released.push(idempotencyKey),
      },
    });
  });
  afterEach(() => {
    asked.length = 0;
    released.length = 0;
  });
  afterAll(() => shop.close());

  it('is asked once for an order, with the vault’s token and the total', async () => {
    answer = granted;
    const buyer = await readyToOrder(shop, [[await addOffer(shop.database, { price: 500, stock: 5 }), 2]]);
    const review = await reviewOf(buyer);
    expect((await submit(buyer, review)).envelope.responseName).toBe('OrderConfirmation');
    await submit(buyer, review);
    expect(asked).toMatchObject([{ idempotencyKey: review.submitKey, token: expect.stringMatching(/^card_[\w-]{36}$/), total: { amount: 1_000 } }]);
    expect(released).toEqual([]);
  });

  it('that refuses is shown at the payment, and nothing is ordered', async () => {
    answer = async () => ({ outcome: 'refused', message: 'The bank declined this card. Use another one.' });
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    expect((await submit(buyer, await reviewOf(buyer))).envelope).toMatchObject({
      responseName: 'CheckOutReview',
      attributes: { problems: [{ code: 'PAYMENT_UNUSABLE', block: 'payment', message: 'The bank declined this card. Use another one.' }] },
    });
    expect(await stockOf(shop.database, offer)).toBe(5);
  });

  it('gets back what it granted when the order does not come about', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    answer = async () => {
      await changeOffer(shop.database, offer, { price: 900 });
      return granted();
    };
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    expect((await submit(buyer, review)).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'PRICE_CHANGED' }] } });
    expect(released).toEqual([review.submitKey]);
  });

  it('is not asked when there is nothing to authorize: a changed price, or an AAC', async () => {
    answer = granted;
    const offer = await addOffer(shop.database, { price: 500, stock: 5 });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    await changeOffer(shop.database, offer, { price: 900 });
    await submit(buyer, review);
    const activity = await shop.newBuyer({ agencyCode: '4700' });
    await fillCart(activity, [[offer, 1]]);
    await activity.browser.post('/checkout/select_shipping', { newAddress: testAddress });
    await activity.browser.post('/checkout/select_payment', { aac: '47SMPL' });
    expect((await submit(activity, await reviewOf(activity))).envelope.responseName).toBe('OrderConfirmation');
    expect(asked).toEqual([]);
  });
});
