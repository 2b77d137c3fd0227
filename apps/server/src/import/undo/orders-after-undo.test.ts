import type { Cart } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, readyToOrder, reviewOf, submit } from '../../checkout/testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../../checkout/testing/shop.ts';
import { importRows, undo } from '../testing/runs-of.ts';

const product = (id: string, price: number) => ({
  id, name: `Stapler ${id}`, manufacturer: 'Maker', categoryPath: [{ id: '75', name: 'Office' }], offers: [{ vendor: 'Sample Vendor', vendorId: 'V-A', contract: 'C-A', price, deliveryDays: 2 }],
});

describe.each(oneTestDatabase())('carts and orders when an import is undone, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => shop.close());

  const offerOf = async (productId: string): Promise<string> =>
    (await shop.database.query<{ offer_id: string }>('select offer_id from marketplace.offer where product_id = $1', [productId])).rows[0]?.offer_id ?? '';
  const linesOf = async ({ browser }: SignedIn) => {
    const { cart } = (await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as { readonly cart: Cart };
    return Object.fromEntries(cart.groups.flatMap(({ lines }) => lines).map(({ productId, price, change }) => [productId, { price: price.unitPrice.amount, change }]));
  };

  it('an order stays as it was placed, a cart says what is gone and what the price was, and an order that names them is not placed', async () => {
    await importRows(shop.database, [product('P-1', 5)]);
    const wrong = await importRows(shop.database, [product('P-1', 9), product('P-2', 3)]);
    const [mended, gone] = [await offerOf('P-1'), await offerOf('P-2')];
    const [holding, placing, late] = [await shop.newBuyer(), await readyToOrder(shop, [[gone, 1], [mended, 1]]), await readyToOrder(shop, [[mended, 1], [gone, 1]])];
    await fillCart(holding, [[mended, 2], [gone, 1]]);
    const placed = await submit(placing, await reviewOf(placing));
    expect(placed.envelope.responseName).toBe('OrderConfirmation');
    const { order: { orderNumber } } = placed.envelope.attributes as unknown as { readonly order: { readonly orderNumber: string } };
    const orderOf = async () => (await placing.browser.get(`/orderhistory/order_details?orderNumber=${orderNumber}`)).envelope.attributes?.['order'];
    const [reviewed, before] = [await reviewOf(late), await orderOf()];
    expect(JSON.stringify(before)).toContain(gone);

    await undo(shop.database, wrong);
    expect(await linesOf(holding)).toEqual({
      'P-1': { price: 500, change: { priceWas: { amount: 900, currency: 'USD' }, available: null, mostThatFit: null } },
      'P-2': { price: 300, change: { priceWas: null, available: 0, mostThatFit: null } },
    });
    const refused = await submit(late, reviewed);
    expect(refused.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'PRICE_CHANGED' }, { code: 'OFFER_GONE' }] } });
    expect(await orderOf()).toEqual(before);

    // The product that the undo took away comes with the right file, and the line of the cart is one that can be ordered.
    await importRows(shop.database, [product('P-2', 4)]);
    expect((await linesOf(holding))['P-2']).toEqual({ price: 400, change: { priceWas: { amount: 300, currency: 'USD' }, available: null, mostThatFit: null } });
  });
});
