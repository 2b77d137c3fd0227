import type { AttributesOf, CheckoutReview } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer, withdrawOffer } from '../testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';

describe.each(oneTestDatabase())('a cart that cannot be ordered, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open, { purchaseCards: { prefixesFor: () => [], limit: 500_00 } })));
  afterAll(() => shop.close());

  it('says line by line and vendor by vendor what submit refuses, before checkout', async () => {
    const far = await addOffer(shop.database, { price: 10_00, stock: 10, vendorId: 'V-FAR', zipPrefixes: ['99'] });
    const dear = await addOffer(shop.database, { price: 400_00, stock: 10, vendorId: 'V-DEAR', minimumOrder: 0 });
    const buyer = await readyToOrder(shop, [[far, 1], [dear, 2]]);
    const cart = (await buyer.browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    expect(cart.warnings?.map(({ code }) => code)).toEqual(['CARD_LIMIT', 'NOT_DELIVERED_THERE']);
    const keys = cart.cart.groups.map(({ groupId, lines }) => [groupId, lines[0]?.cartKey]);
    expect([cart.warnings?.[0]?.groupId, cart.warnings?.[1]?.cartKey]).toEqual([keys[1]?.[0], keys[0]?.[1]]);
    const review = await reviewOf(buyer);
    const { envelope } = await submit(buyer, review);
    expect(envelope.responseName).toBe('CheckOutReview');
    expect((envelope.attributes as CheckoutReview).problems).toEqual(cart.warnings);

    const changed = await buyer.browser.post('/cart/shopping_cart_post', { lines: [{ cartKey: keys[1]?.[1], quantity: 1 }], changeKey: 'one-of-them' });
    expect((changed.envelope.attributes as unknown as typeof cart).warnings?.map(({ code }) => code)).toEqual(['NOT_DELIVERED_THERE']);
  });

  it('names at a line that its vendor ended what could replace it, where the store has that', async () => {
    const [ended, sold, gone] = await Promise.all([1, 2, 3].map(() => addOffer(shop.database, { price: 10_00, stock: 10 })));
    const productOf = (offerId = '') => offerId.slice(0, -2);
    const buyer = await readyToOrder(shop, [[ended ?? '', 1]]);
    const replace = (offerId = '') => shop.database.query('update marketplace.product set replaced_by = $2 where product_id = $1', [productOf(ended), productOf(offerId)]);
    const replacement = async () => ((await buyer.browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>).cart.groups[0]?.lines[0]?.replacement;
    await replace(sold);
    expect(await replacement(), 'a line that can be ordered needs none').toBeUndefined();
    await withdrawOffer(shop.database, ended ?? '');
    await withdrawOffer(shop.database, gone ?? '');
    expect(await replacement()).toEqual({ productId: productOf(sold), name: 'Sample stapler' });
    await replace(gone);
    expect(await replacement(), 'one that has ended itself').toBeUndefined();
  });

  it('says what became of each offer since it was put into the cart, at its line or its vendor', async () => {
    const changes: [change: string, quantity: number, code: string][] = [
      ['minimum_order = 5000', 1, 'MINIMUM_NOT_MET'], ["available = 0, back_in_stock = '2099-01-05'", 1, 'STOCK_SHORT'], ['available = 2', 3, 'STOCK_SHORT'], ['withdrawn = true', 1, 'OFFER_GONE'],
      ["price_until = '2020-01-05'", 1, 'PRICE_OVER'], ["price_from = '2099-01-05'", 1, 'PRICE_OVER'], ["service_area = '{99}'", 1, 'NOT_DELIVERED_THERE'],
    ];
    const offers = await Promise.all(changes.map((_change, nth) => addOffer(shop.database, { price: 10_00, stock: 10, vendorId: `V-${nth}` })));
    const buyer = await readyToOrder(shop, changes.map(([, quantity], nth) => [offers[nth] ?? '', quantity]));
    for (const [nth, [change]] of changes.entries()) await shop.database.query(`update marketplace.offer set ${change} where offer_id = $1`, [offers[nth]]);
    const { cart, warnings = [] } = (await buyer.browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    for (const [nth, [change, , code]] of changes.entries()) {
      const group = cart.groups.find(({ vendor }) => vendor.id === `V-${nth}`);
      const own = warnings.filter(({ cartKey, groupId }) => groupId === group?.groupId || cartKey === group?.lines[0]?.cartKey);
      expect([change, ...own.map((warning) => warning.code)]).toEqual([change, code]);
    }
    expect(warnings).toHaveLength(changes.length);
    expect((await submit(buyer, await reviewOf(buyer))).envelope.responseName).toBe('CheckOutReview');
  });

  it('says at its line that an item is restricted to buyers of other agencies, before submit refuses it, and sells it to those', async () => {
    const offerId = await addOffer(shop.database, { price: 10_00, stock: 10, vendorId: 'V-SECRET' });
    await shop.database.query("update marketplace.offer set restricted_to = '{36,47}' where offer_id = $1", [offerId]);
    const buyer = await readyToOrder(shop, [[offerId, 1]]);
    const { cart, warnings = [] } = (await buyer.browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    expect(warnings).toMatchObject([{ code: 'RESTRICTED', block: 'items', cartKey: cart.groups[0]?.lines[0]?.cartKey, message: expect.stringMatching(/restricted: it is sold to buyers of .* or .* alone/) }]);
    const review = await reviewOf(buyer);
    const { envelope } = await submit(buyer, review);
    expect(envelope.responseName).toBe('CheckOutReview');
    expect((envelope.attributes as CheckoutReview).problems).toEqual(warnings);
    for (const [agencyCode, problems] of [['4700', 0], ['36A0', 0], ['9700', 1], ['', 1]] as const) {
      const other = await shop.newBuyer({ agencyCode });
      await fillCart(other, [[offerId, 1]]);
      expect((await reviewOf(other)).problems.filter(({ code }) => code === 'RESTRICTED'), agencyCode).toHaveLength(problems);
    }
    // An agency that left the code table opens nothing.
    await shop.database.query("update marketplace.offer set restricted_to = '{QQ}' where offer_id = $1", [offerId]);
    expect((await reviewOf(buyer)).problems).toMatchObject([{ code: 'RESTRICTED' }]);
  });
});
