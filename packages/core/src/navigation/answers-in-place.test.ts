import { describe, expect, it } from 'vitest';
import { screen } from '../screens/screen.ts';
import { answered } from '../testing/fake-server.ts';
import { open, pages } from '../testing/sample-pages.ts';
import { sampleDefaults } from '../testing/sample-store.tsx';
import { openTab } from '../testing/world.ts';

describe('the answer of a call, shown in place', () => {
  const line = { cartKeys: ['line-1'] };
  const cartPage = () => openTab({ url: '/ws/cart/shopping_cart', server: pages().on('/cart/delete_item', answered('Initial', { cart: 2 })) });

  it('changes the attributes of the same screen: mounted, focused and scrolled as it was, in the same entry', async () => {
    const world = await cartPage();
    const before = world.storefront.page.get();
    world.storefront.showAnswer('/cart/delete_item', await world.storefront.call('/cart/delete_item', line));
    await world.settle();
    const after = world.storefront.page.get();
    expect(after).toMatchObject({ number: before.number, entryKey: before.entryKey, content: { attributes: { cart: 2 } } });
    expect([world.history.urls, world.viewport.focused]).toEqual([['/ws/cart/shopping_cart'], 0]);
  });

  it('has its attributes as the caller hands them over', async () => {
    const world = await cartPage();
    const answer = await world.storefront.call('/cart/delete_item', line);
    world.storefront.showAnswer('/cart/delete_item', { ...answer, attributes: { cart: 3 } });
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ attributes: { cart: 3 } });
  });

  it('says nothing of the session again: one that is shown after a newer one has come takes nothing back', async () => {
    const summaries = [1, 2].map((lineCount) => ({ lineCount, subtotal: { amount: lineCount * 100, currency: 'USD' } }));
    const server = pages().on('/cart/delete_item', answered('Initial', { cartSummary: summaries[0] })).on('/cart/shopping_cart_post', answered('Initial', { cartSummary: summaries[1] }));
    const world = await openTab({ url: '/ws/cart/shopping_cart', server });
    const older = await world.storefront.call('/cart/delete_item', line);
    await world.storefront.call('/cart/shopping_cart_post', { lines: [{ cartKey: 'line-2', quantity: 1 }], changeKey: 'key' });
    expect(world.storefront.session.get().cartSummary).toEqual(summaries[1]);
    world.storefront.showAnswer('/cart/delete_item', older);
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ responseName: 'Initial', attributes: { cartSummary: summaries[0] } });
    expect(world.storefront.session.get().cartSummary).toEqual(summaries[1]);
  });

  it('is another page when it has another screen', async () => {
    const world = await cartPage();
    const before = world.storefront.page.get();
    world.storefront.showAnswer('/checkout/checkout_review', { responseName: 'CheckOutReview', attributes: {}, envelope: answered('CheckOutReview') });
    await world.settle();
    expect(world.storefront.page.get().number).toBe(before.number + 1);
    expect([world.shown(), world.viewport.focused]).toEqual(['Review', 1]);
  });

  it('gives its entry the address that the caller names: a reload asks for the page that is shown', async () => {
    const world = await cartPage();
    const { entryKey } = world.storefront.page.get();
    const answer = { responseName: 'CheckOutReview', attributes: {}, envelope: answered('CheckOutReview') };
    world.storefront.showAnswer('/checkout/checkout_review', answer, entryKey, '/ws/checkout/checkout_review?step=2');
    await world.settle();
    expect([world.shown(), world.history.urls, world.viewport.focused]).toEqual(['Review', ['/ws/checkout/checkout_review?step=2'], 1]);
    expect(world.storefront.page.get()).toMatchObject({ entryKey, pathname: '/ws/checkout/checkout_review', search: '?step=2' });
  });

  it('is shown at another place of the page, to which the buyer has gone meanwhile, and on no other page', async () => {
    const world = await cartPage();
    const { entryKey } = world.storefront.page.get();
    const answer = await world.storefront.call('/cart/delete_item', line);
    await open(world, '/ws/cart/shopping_cart#terms');
    world.storefront.showAnswer('/cart/delete_item', answer, entryKey);
    await world.settle();
    expect(world.storefront.page.get()).toMatchObject({ hash: '#terms', content: { attributes: { cart: 2 } } });
    await open(world, '/ws/catalog/product_detail?productId=1');
    world.storefront.showAnswer('/cart/delete_item', answer, entryKey);
    await world.settle();
    expect(world.shown()).toBe('Product');
  });

  it('does not stop a navigation that is on its way', async () => {
    const world = await cartPage();
    const answer = await world.storefront.call('/cart/delete_item', line);
    world.storefront.openUrl('/ws/catalog/product_detail?productId=1');
    world.storefront.showAnswer('/cart/delete_item', answer);
    await world.settle();
    expect(world.shown()).toBe('Product');
  });

  it('is not shown when the buyer has gone on, nor on the page that they come back to', async () => {
    const world = await cartPage();
    const { entryKey } = world.storefront.page.get();
    const answer = await world.storefront.call('/cart/delete_item', line);
    await open(world, '/ws/catalog/product_detail?productId=1');
    world.storefront.showAnswer('/cart/delete_item', answer, entryKey);
    await world.settle();
    expect(world.shown()).toBe('Product');
  });

  it('is not shown either when the buyer goes on while its screen is loading', async () => {
    const loading = Promise.withResolvers<{ default: () => null }>();
    const slow = screen({ path: '/checkout/checkout_review', responseName: 'AdvantageCart', title: 'Shopping Cart', layout: 'index', load: () => loading.promise });
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: pages(), defaults: [...sampleDefaults, slow] });
    world.storefront.showAnswer('/checkout/checkout_review', { responseName: 'AdvantageCart', attributes: {}, envelope: answered('AdvantageCart') });
    await open(world, '/ws/catalog/product_detail?productId=1');
    loading.resolve({ default: () => null });
    await world.settle();
    expect([world.shown(), world.history.urls]).toEqual(['Product', ['/ws/cart/shopping_cart', '/ws/catalog/product_detail?productId=1']]);
  });
});
