import { describe, expect, it } from 'vitest';
import { answered } from '../testing/fake-server.ts';
import { open, pages, reload } from '../testing/sample-pages.ts';
import { openTab } from '../testing/world.ts';

describe('the answer of a POST', () => {
  const opened = async () => {
    const world = await openTab({ server: pages() });
    world.storefront.open('/checkout/select_shipping', { payload: {} });
    await world.settle();
    return world;
  };

  it('has an entry of its own', async () => {
    const world = await opened();
    expect(world.history.urls.at(-1)).toBe('/ws/checkout/select_shipping');
    expect(world.shown()).toBe('Shipping');
  });

  it('is shown again by Back without being sent again', async () => {
    const world = await opened();
    await open(world, '/ws/cart/shopping_cart');
    world.storefront.back();
    await world.settle();
    expect(world.shown()).toBe('Shipping');
    expect(world.server.asked('/checkout/select_shipping')).toHaveLength(1);
  });

  it('is shown again by a reload without being sent again', async () => {
    const world = await reload(await opened());
    expect(world.shown()).toBe('Shipping');
    expect(world.server.asked('/checkout/select_shipping')).toHaveLength(1);
  });

  it('that is no longer kept says so, and sends nothing', async () => {
    const world = await openTab({ url: '/ws/checkout/select_shipping', server: pages() });
    expect(world.shown()).toBe('This page cannot be shown again');
    expect(world.storefront.page.get().content).toMatchObject({ report: { attributes: { wsPath: '/checkout/select_shipping' } } });
    expect(world.server.asked('/checkout/select_shipping')).toHaveLength(0);
  });

  it('is kept for a bounded number of entries', async () => {
    const world = await openTab({ server: pages() });
    for (let step = 0; step < 30; step += 1) {
      world.storefront.open('/checkout/select_shipping', { query: { step }, payload: {} });
      await world.settle();
    }
    const kept = world.sessionStorage.keys().filter((key) => key.startsWith('entry:'));
    expect(kept).toHaveLength(20);
  });
});

it('two entries of one address keep an answer each, over a reload too', async () => {
  let count = 0;
  const world = await openTab({ server: pages().on('/checkout/select_shipping', () => answered('SelectShipping', { count: (count += 1) })) });
  for (const step of [0, 1, 0]) {
    world.storefront.open('/checkout/select_shipping', { query: { step }, payload: {} });
    await world.settle();
  }
  const again = await reload(world);
  again.history.go(-2);
  await again.settle();
  expect(again.storefront.page.get().content).toMatchObject({ attributes: { count: 1 } });
});
