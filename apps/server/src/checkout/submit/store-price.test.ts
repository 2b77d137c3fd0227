import type { CheckoutReview, Order } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { addOffer } from '../testing/catalog.ts';
import { readyToOrder, reviewOf, submit } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';

describe.each(oneTestDatabase())('an order in a store with an assortment of its own, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open)));
  afterAll(() => shop.close());
  const sell = (percentOff: number, exclude: readonly string[] = []) =>
    setAssortment(shop.database, 'ADVANTAGE', readAssortmentInput({ vendors: { exclude }, prices: [{ category: 'test', percentOff }] }), { again: true });
  afterEach(() => setAssortment(shop.database, 'ADVANTAGE', null));

  it('costs what the store asks, on the review and in the order', async () => {
    const offer = await addOffer(shop.database, { price: 10_000, stock: 10 });
    await sell(15);
    const buyer = await readyToOrder(shop, [[offer, 2]]);
    const review = await reviewOf(buyer);
    expect(review.totals.total.amount).toBe(17_000);
    const { envelope } = await submit(buyer, review);
    expect((envelope.attributes as { order: Order }).order.totals.total.amount).toBe(17_000);
  });

  it('is asked for again when the store’s price has changed since the review, and nothing is ordered', async () => {
    const offer = await addOffer(shop.database, { price: 10_000, stock: 10 });
    await sell(15);
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    await sell(5);
    const { envelope } = await submit(buyer, review);
    expect(envelope.responseName).toBe('CheckOutReview');
    expect((envelope.attributes as CheckoutReview).problems).toMatchObject([{ code: 'PRICE_CHANGED', message: expect.stringContaining('from $85.00 to $95.00') }]);
  });

  it('is refused when the offer has left the assortment since the review', async () => {
    const offer = await addOffer(shop.database, { price: 10_000, stock: 10, vendorId: 'V-LEAVES' });
    await sell(15);
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const review = await reviewOf(buyer);
    await sell(15, ['V-LEAVES']);
    const { envelope } = await submit(buyer, review);
    expect(envelope.responseName).toBe('CheckOutReview');
    expect((envelope.attributes as CheckoutReview).problems.map(({ code }) => code)).toContain('OFFER_GONE');
  });
});
