import { describe, expect, it } from 'vitest';
import { answered } from '../testing/fake-server.ts';
import { open, pages } from '../testing/sample-pages.ts';
import { addToSlowCart, slowCart } from '../testing/slow-cart.ts';
import { openTab } from '../testing/world.ts';

describe('Back', () => {
  it('shows the page at once, where it was scrolled to, without a request', async () => {
    const world = await openTab({ url: '/ws/search/advantage_search?q=toner', server: pages() });
    world.viewport.scroll = 1234;
    await open(world, '/ws/catalog/product_detail?productId=1');
    const asked = world.server.log.length;
    world.storefront.back();
    expect(world.storefront.page.get().content).toMatchObject({ path: '/search/advantage_search', attributes: { q: 'toner' } });
    expect(world.viewport.scroll).toBe(1234);
    await world.settle();
    expect(world.server.log).toHaveLength(asked);
  });

  it('to a page from before a change asks again, quietly', async () => {
    let cart = 1;
    const server = pages().on('/cart/shopping_cart', () => answered('Initial', { cart })).on('/cart/addCart', answered('Success'));
    const world = await openTab({ url: '/ws/cart/shopping_cart', server });
    await open(world, '/ws/catalog/product_detail?productId=1');
    await world.storefront.call('/cart/addCart', { items: [{ offerId: 'o', quantity: 1 }], changeKey: 'change-1' });
    cart = 2;
    const number = world.storefront.page.get().number;
    world.storefront.back();
    expect(world.storefront.page.get().content).toMatchObject({ attributes: { cart: 1 } });
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ attributes: { cart: 2 } });
    expect(world.storefront.page.get().number).toBe(number + 1);
  });

  it('to a page from before a change that is on its way asks again once that is answered', async () => {
    const { server, answer } = slowCart();
    const world = await openTab({ url: '/ws/cart/shopping_cart', server });
    await open(world, '/ws/catalog/product_detail?productId=1');
    const added = addToSlowCart(world);
    world.storefront.back();
    await world.settle();
    expect(server.asked('/cart/shopping_cart')).toHaveLength(1);
    answer();
    await added;
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ attributes: { cart: 2 } });
  });
});
