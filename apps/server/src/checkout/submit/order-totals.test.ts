import { usd, type Order } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../testing/catalog.ts';
import { readyToOrder, reviewOf, submit } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';

describe.each(oneTestDatabase())('an order in a deployment that charges shipping and tax, on $name', ({ open }) => {
  let shop: Shop;
  const placed: Order[] = [];
  beforeAll(async () => {
    shop = await openShop(open, {
      totals: {
        shipping: { shipping: async (_groups, destination) => usd(destination?.state === 'DC' ? 700 : 0) },
        tax: { tax: async (_groups, { amount }, destination) => usd(destination?.zip === '20405' ? 30 + amount / 10 : 0) },
      },
      vendorTransports: [
        {
          placed: async (_transaction, order) => {
            await new Promise((resolve) => setTimeout(resolve, 20));
            placed.push(order);
          },
        },
      ],
    });
  });
  afterAll(() => shop.close());

  const expected = { subtotal: usd(10_000), shipping: usd(700), tax: usd(100), total: usd(10_800) };

  it('costs what the review showed for its ship-to, and each amount is kept as what it is', async () => {
    const buyer = await readyToOrder(shop, [[await addOffer(shop.database, { price: 5_000, stock: 9 }), 2]]);
    const review = await reviewOf(buyer);
    expect(review.totals).toEqual(expected);
    const { order } = (await submit(buyer, review)).envelope.attributes as { order: Order };
    expect(order.totals).toEqual(expected);
    const { envelope } = await buyer.browser.get(`/checkout/order_confirm?orderNumber=${order.orderNumber}`);
    expect((envelope.attributes as { order: Order }).order.totals).toEqual(expected);
  });

  it('is answered when its vendor has it, and not before', async () => {
    const buyer = await readyToOrder(shop, [[await addOffer(shop.database, { price: 5_000, stock: 9 }), 2]]);
    const { order } = (await submit(buyer, await reviewOf(buyer))).envelope.attributes as { order: Order };
    expect(placed.map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber);
  });
});
