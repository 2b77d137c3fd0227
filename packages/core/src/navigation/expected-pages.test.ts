import { describe, expect, it } from 'vitest';
import { storedKeys } from '../capabilities/index.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { defineStore } from '../store/define-store.ts';
import { sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab, type World } from '../testing/world.ts';

const product = '/ws/catalog/product_detail?productId=1';
const asked = (world: World) => world.server.asked('/catalog/product_detail').length;

async function openAt(server = new FakeServer()) {
  let number = 0;
  const world = await openTab({
    stores: { ADVANTAGE: () => Promise.resolve({ default: sampleStore }), VA: () => Promise.resolve({ default: defineStore({ ...sampleStoreDeclaration, id: { name: 'VA', number: 6 } }) }) },
    server: server
      .on('/main/start_page', answered('Success'))
      .on('/cart/shopping_cart', answered('Initial', { cart: 1 }))
      .on('/cart/addCart', answered('Success'))
      .on('/main/end_session', 'ended')
      .on('/catalog/product_detail', () => answered('ProductDetail', { number: (number += 1) })),
  });
  return { world, expect: (url: string) => (world.storefront.expectPage(url), world.settle()), open: (url: string) => (world.storefront.openUrl(url), world.settle()) };
}

describe('a page that a press is likely to lead to', () => {
  it('is asked for ahead, and the press asks nothing', async () => {
    const { world, expect: ahead, open } = await openAt();
    await ahead(product);
    await ahead(product);
    expect([asked(world), world.shown()]).toEqual([1, 'Start']);
    await open(product);
    expect([asked(world), world.storefront.page.get().content]).toEqual([1, expect.objectContaining({ path: '/catalog/product_detail', attributes: expect.objectContaining({ number: 1 }) })]);
  });

  it('counts as opened once it is shown: the next call says so, once', async () => {
    const { world, expect: ahead, open } = await openAt();
    const headers = (path: string) => world.server.asked(path).map(({ headers: sent }) => [sent.get('x-page'), sent.get('x-pages-viewed')]);
    await ahead(product);
    await ahead('/ws/cart/shopping_cart');
    await open(product);
    await open('/ws/main/start_page');
    await open('/ws/main/start_page?again=1');
    expect(headers('/catalog/product_detail')).toEqual([[null, null]]);
    expect(headers('/main/start_page')).toEqual([['1', null], ['1', '/catalog/product_detail'], ['1', null]]);
  });

  it('is waited for where the press comes before its answer', async () => {
    const { world, expect: ahead, open } = await openAt();
    // What asks ahead is there since the first link.
    await ahead('/ws/cart/shopping_cart');
    world.storefront.expectPage(product);
    await Promise.resolve();
    await open(product);
    expect([asked(world), world.history.urls.at(-1)]).toEqual([1, product]);
  });

  it('is used once', async () => {
    const { world, expect: ahead, open } = await openAt();
    await ahead(product);
    await open(product);
    await open(product);
    expect(asked(world)).toBe(2);
  });

  it('is asked for again when it is older than ten seconds, or from before a change', async () => {
    const { world, expect: ahead, open } = await openAt();
    await ahead(product);
    world.clock.advance(10_000);
    await open(product);
    expect(asked(world)).toBe(2);
    await ahead(product);
    await world.storefront.call('/cart/addCart', { items: [{ offerId: 'o', quantity: 1 }], changeKey: 'change-1' });
    await open(product);
    expect(asked(world)).toBe(4);
  });

  it('is asked for again when it was asked for while a change was on its way', async () => {
    const { world, expect: ahead, open } = await openAt();
    for (const [path, change] of [
      ['/login/sign_out', () => world.storefront.signOut()],
      ['/cart/addCart', () => world.storefront.call('/cart/addCart', { items: [{ offerId: 'o', quantity: 1 }], changeKey: 'change-1' })],
    ] as const) {
      const before = asked(world);
      const answer = Promise.withResolvers<ReturnType<typeof answered>>();
      world.server.on(path, () => answer.promise);
      const made = change();
      await ahead(product);
      expect(asked(world) - before).toBe(1);
      answer.resolve(answered('Success'));
      await made;
      await open(product);
      expect(asked(world) - before).toBe(2);
    }
  });

  it('is asked for again where another buyer presses, and where the buyer is one no longer', async () => {
    const { world, expect: ahead, open } = await openAt();
    world.server.on('/catalog/product_detail', () => answered('ProductDetail', { loggedIn: true }));
    const is = (token: string | null) => (token === null ? world.localStorage.remove(storedKeys.accessToken) : world.localStorage.set(storedKeys.accessToken, token));
    for (const [asking, pressing] of [[null, 'first'], ['first', 'second'], ['second', null]] as const) {
      // What was asked for in the round before is too old.
      world.clock.advance(10_000);
      is(asking);
      await ahead(product);
      const before = asked(world);
      is(pressing);
      await open(product);
      expect(asked(world) - before, `asked by ${asking}, pressed by ${pressing}`).toBe(1);
    }
  });

  it('is asked for again in another store', async () => {
    const { world, expect: ahead, open } = await openAt();
    await ahead(product);
    await open('/home?store=VA');
    expect([asked(world), world.storefront.store.get()?.name]).toEqual([1, 'VA']);
    await open(product);
    expect(asked(world)).toBe(2);
  });

  it('is asked for again where it was answered as for a visitor, although the tab has a buyer: their token has ended', async () => {
    const { world, expect: ahead, open } = await openAt();
    world.localStorage.set(storedKeys.accessToken, 'that has ended');
    world.server.on('/catalog/product_detail', answered('ProductDetail', { loggedIn: false }));
    await ahead(product);
    expect(asked(world)).toBe(1);
    await open(product);
    expect(asked(world)).toBe(2);
  });

  it('is one of two at most that are on their way', async () => {
    const { world, expect: ahead, open } = await openAt();
    const answer = Promise.withResolvers<ReturnType<typeof answered>>();
    world.server.on('/catalog/product_detail', () => answer.promise);
    for (const id of ['2', '3', '4']) await ahead(`/ws/catalog/product_detail?productId=${id}`);
    expect(world.server.asked('/catalog/product_detail').map(({ query }) => query.get('productId'))).toEqual(['2', '3']);
    answer.resolve(answered('ProductDetail'));
    await world.settle();
    await ahead('/ws/catalog/product_detail?productId=4');
    expect(asked(world)).toBe(3);
    await open('/ws/catalog/product_detail?productId=4');
    expect(asked(world)).toBe(3);
  });

  it('that failed is asked for by the press as if nothing had been', async () => {
    let failures = 1;
    const { world, expect: ahead, open } = await openAt();
    world.server.on('/catalog/product_detail', () => ((failures -= 1) >= 0 ? { status: 500, body: null } : answered('ProductDetail')));
    await ahead(product);
    expect(world.shown()).toBe('Start');
    await open(product);
    expect([asked(world), world.storefront.page.get().content]).toEqual([2, expect.objectContaining({ path: '/catalog/product_detail' })]);
  });

  it('is not one that is for buyers, changes something, belongs to another store or is none of ours', async () => {
    const { world, expect: ahead } = await openAt();
    const before = world.server.log.length;
    for (const url of ['/ws/cart/shopping_cart', '/ws/login/sign_out', '/ws/checkout/select_shipping', `${product}&store=VA`, '/ds/error/unexpected', '/nothing', '/pkce/logout']) await ahead(url);
    expect(world.server.log).toHaveLength(before);
  });

  it('may be the home of the store', async () => {
    const { world, expect: ahead, open } = await openAt();
    await open('/ws/cart/shopping_cart');
    const before = world.server.asked('/main/start_page').length;
    await ahead('/home');
    await open('/home');
    expect([world.server.asked('/main/start_page').length - before, world.shown()]).toEqual([1, 'Start']);
  });
});
