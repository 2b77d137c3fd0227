import { describe, expect, it } from 'vitest';
import { displayScreen } from '../screens/display-screen.ts';
import { screen } from '../screens/screen.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults, sampleStore } from '../testing/sample-store.tsx';
import { openTab, type World, type WorldOptions } from '../testing/world.ts';
import { defineStore } from './define-store.ts';
import type { LateParts } from './store-screens.ts';

const lateKeys = ['/checkout/', '/login', '/authenticate', '/orderhistory/'];
const first = sampleDefaults.filter(({ key }) => !lateKeys.some((late) => key?.startsWith(late)));

const pages = () =>
  new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/cart/shopping_cart', answered('Initial'))
    .on('/checkout/checkout_review', answered('CheckOutReview'))
    .on('/checkout/checkout_review_submit', answered('OrderConfirmation'))
    .on('/orderhistory/my_orders', answered('Success'));

/** The whole of the sample store, and how often its file was asked for; `fails`: it cannot be loaded. */
function whole(store = sampleStore) {
  const loading = { loads: 0, fails: false };
  const late: LateParts = {
    stores: { ADVANTAGE: () => Promise.resolve({ default: store }) },
    defaults: () => {
      loading.loads += 1;
      return loading.fails ? Promise.reject(new Error('no network')) : Promise.resolve(sampleDefaults);
    },
  };
  return Object.assign(loading, late);
}

const open = (late: LateParts, options: WorldOptions = {}) => openTab({ server: pages(), defaults: first, late, ...options });

async function go(world: World, url: string): Promise<string> {
  world.storefront.openUrl(url);
  await world.settle();
  return world.shown();
}

describe('screens that come late', () => {
  it('are not loaded by pages that have theirs, nor by errors', async () => {
    const late = whole();
    const world = await open(late);
    expect([await go(world, '/ws/cart/shopping_cart'), late.loads]).toEqual(['Cart', 0]);
    world.server.on('/cart/shopping_cart', { status: 500 });
    expect([await go(world, '/ws/cart/shopping_cart?again=1'), await go(world, '/unknown'), late.loads]).toEqual(['Unexpected Error', 'Page Not Found', 0]);
  });

  it('are loaded while the server is asked, and once', async () => {
    const late = whole();
    const world = await open(late);
    const asked = Promise.withResolvers<void>();
    world.server.on('/checkout/checkout_review', async () => {
      await asked.promise;
      return answered('CheckOutReview');
    });
    world.storefront.openUrl('/ws/checkout/checkout_review');
    await world.settle();
    expect([late.loads, world.shown()]).toEqual([1, 'Start']);
    asked.resolve();
    await world.settle();
    expect([world.shown(), await go(world, '/ws/checkout/checkout_review?again=1'), late.loads]).toEqual(['Review', 'Review', 1]);
  });

  it('are shown at their address, by Back, and for the answer of a POST after a reload', async () => {
    const world = await open(whole(), { url: '/ws/checkout/checkout_review' });
    expect(world.shown()).toBe('Review');
    world.storefront.open('/checkout/checkout_review_submit', { payload: {} });
    await world.settle();
    expect(world.shown()).toBe('Confirmation');
    const { server, history, localStorage, sessionStorage } = world;
    const sent = server.asked('/checkout/checkout_review_submit').length;
    const again = await open(whole(), { server, history, localStorage, sessionStorage });
    expect([again.shown(), server.asked('/checkout/checkout_review_submit').length]).toEqual(['Confirmation', sent]);
    again.storefront.back();
    await again.settle();
    expect(again.shown()).toBe('Review');
  });

  it('are those of the store where it replaces one', async () => {
    const Own = () => null;
    Own.displayName = 'Own';
    const own = screen({ path: '/checkout/checkout_review', responseName: 'CheckOutReview', title: 'Own', layout: 'index', load: () => Promise.resolve({ default: Own }) });
    const world = await open(whole(defineStore({ ...sampleStore, overrides: [own] })));
    expect(await go(world, '/ws/checkout/checkout_review')).toBe('Own');
  });

  it('come for what pathInfo names, which is looked up before the path', async () => {
    const world = await open(whole(), { server: pages().on('/cart/shopping_cart', { ...answered('CheckOutReview'), pathInfo: '/checkout/checkout_review' }) });
    expect(await go(world, '/ws/cart/shopping_cart')).toBe('Review');
  });

  it('ask at the address of what takes effect, and are shown below /ds', async () => {
    const world = await open(whole(), { url: '/ws/login/sign_out' });
    expect(world.shown()).toBe('Sign out?');
    const thanks = displayScreen({ path: '/thanks', layout: 'index', title: 'Thank you', load: () => Promise.resolve({ default: () => null }) });
    const late = { ...whole(), defaults: () => Promise.resolve([...sampleDefaults, thanks]) };
    expect([await go(await open(late), '/ds/thanks'), await go(world, '/ds/nothing')]).toEqual(['Thank you', 'Unexpected Error']);
  });

  it('that exist nowhere are the error that says so', async () => {
    const world = await open(whole());
    await go(world, '/ws/orderhistory/my_orders');
    expect(world.history.urls.at(-1)).toBe('/ds/error/unexpected_response');
  });

  it('that cannot be loaded lead to a load of the page, then to an error, and are asked for again by the next visit', async () => {
    const late = whole();
    late.fails = true;
    const world = await open(late);
    await go(world, '/ws/checkout/checkout_review');
    expect([world.left, world.shown()]).toEqual([['/ws/checkout/checkout_review'], 'Start']);
    expect(await go(world, '/ws/checkout/checkout_review')).toBe('Unexpected Error');
    late.fails = false;
    expect(await go(world, '/ws/checkout/checkout_review')).toBe('Review');
  });

  it('are loaded ahead with the first sign of use', async () => {
    const late = whole();
    const world = await open(late);
    world.storefront.expectCalls();
    expect(late.loads).toBe(1);
  });

  it('of a store that does not compose with them are an error, with what is wrong', async () => {
    const broken = screen({ path: '/checkout/checkout_review', responseName: 'CheckOutReview', title: 'Broken', layout: 'nowhere', load: () => Promise.resolve({ default: () => null }) });
    const world = await open(whole(defineStore({ ...sampleStore, overrides: [broken] })));
    expect(await go(world, '/ws/checkout/checkout_review')).toBe('Unexpected Error');
    expect(JSON.stringify(world.storefront.page.get().content)).toContain('LAYOUT_UNKNOWN');
  });
});
