import type { AttributesOf, CheckoutReview } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../testing/catalog.ts';
import { readyToOrder, reviewOf, submit } from '../testing/journey.ts';
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
});
