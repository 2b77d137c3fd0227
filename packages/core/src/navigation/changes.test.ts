import { describe, expect, it } from 'vitest';
import { addToSlowCart, slowCart } from '../testing/slow-cart.ts';
import { openTab } from '../testing/world.ts';

const product = '/ws/catalog/product_detail?productId=1';

describe('a page that is asked for while a change is on its way', () => {
  it('has it: a buyer who adds a product and goes to the cart at once finds it there', async () => {
    const { server, answer } = slowCart();
    const world = await openTab({ url: product, server });
    const added = addToSlowCart(world);
    world.storefront.openUrl('/ws/cart/shopping_cart');
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ path: '/catalog/product_detail' });
    answer();
    await added;
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ path: '/cart/shopping_cart', attributes: { cart: 2 } });
  });

  it('comes also where the change fails', async () => {
    const { server, answer } = slowCart({ status: 500 });
    const world = await openTab({ url: product, server });
    const added = addToSlowCart(world).catch(() => null);
    world.storefront.openUrl('/ws/cart/shopping_cart');
    answer();
    await added;
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ attributes: { cart: 1 } });
  });

  it('comes without it after five seconds: a server that does not answer keeps no buyer on a page', async () => {
    const { server, answer } = slowCart();
    const world = await openTab({ url: product, server });
    const added = addToSlowCart(world);
    world.storefront.openUrl('/ws/cart/shopping_cart');
    await world.settle();
    world.clock.advance(4_999);
    await world.settle();
    expect(server.asked('/cart/shopping_cart')).toHaveLength(0);
    world.clock.advance(1);
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ path: '/cart/shopping_cart', attributes: { cart: 1 } });
    answer();
    await added;
  });

  it('is not asked for where the buyer has gone elsewhere by then', async () => {
    const { server, answer } = slowCart();
    const world = await openTab({ url: product, server });
    const added = addToSlowCart(world);
    world.storefront.openUrl('/ws/cart/shopping_cart');
    world.storefront.openUrl('/ws/search/advantage_search?q=toner');
    answer();
    await added;
    await world.settle();
    expect(server.asked('/cart/shopping_cart')).toHaveLength(0);
    expect(world.storefront.page.get().content).toMatchObject({ path: '/search/advantage_search' });
  });

  it('waits once for a change that takes long, such as a file that is sent: no press after that waits for it', async () => {
    const { server, answer } = slowCart();
    const world = await openTab({ url: product, server });
    const added = addToSlowCart(world);
    world.clock.advance(5_000);
    await world.settle();
    world.storefront.openUrl('/ws/cart/shopping_cart');
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ path: '/cart/shopping_cart', attributes: { cart: 1 } });
    answer();
    await added;
  });
});
