import { expect, it } from 'vitest';
import { displayScreen } from '../screens/display-screen.ts';
import { screen } from '../screens/screen.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { sampleDefaults, sampleStore } from '../testing/sample-store.tsx';
import { createWorld, openTab } from '../testing/world.ts';
import { withinTime } from './within-time.ts';

it('what settles in time is passed on, and leaves no timer behind', async () => {
  const clock = new ManualClock();
  await expect(withinTime(Promise.resolve('here'), 1000, clock, 'It')).resolves.toBe('here');
  await expect(withinTime(Promise.reject(new Error('away')), 1000, clock, 'It')).rejects.toThrow('away');
  clock.advance(5000);
});

it('a store whose package never settles is switched off alone after 15 seconds', async () => {
  const stores = { ADVANTAGE: () => Promise.resolve({ default: sampleStore }), VA: () => new Promise<never>(() => {}) };
  const world = createWorld({ stores, url: '/home?store=va' });
  const prepared = world.storefront.prepare('VA', null);
  world.clock.advance(14_999);
  expect(world.storefront.unavailable.get()).toBeNull();
  world.clock.advance(1);
  expect(await prepared).toEqual({ kind: 'unavailable' });
  expect(world.storefront.unavailable.get()).toMatchObject({ name: 'VA', diagnostics: [{ code: 'STORE_NOT_SETTLED', message: expect.stringContaining('within 15 seconds') }] });
  const other = await openTab({ url: '/ws/main/start_page', stores, server: new FakeServer().on('/main/start_page', answered('Success')) });
  expect(other.shown()).toBe('Start');
});

it('a store that failed while it was shown may be tried anew', async () => {
  const world = createWorld();
  await world.storefront.prepare('ADVANTAGE', null);
  world.storefront.storeFailed(new Error('first'));
  world.storefront.storeFailed(new Error('second'));
  expect(world.storefront.unavailable.get()?.diagnostics).toMatchObject([{ code: 'STORE_FAILED', message: expect.stringContaining('first') }]);
  expect(await world.storefront.prepare('ADVANTAGE', null)).toEqual({ kind: 'pending' });
  expect(world.storefront.unavailable.get()).toBeNull();
});

it('a screen that never settles gives way to the error screen after 15 seconds, without a reload', async () => {
  const stuck = screen({ path: '/cart/shopping_cart', responseName: 'Initial', title: 'Cart', layout: 'index', load: () => new Promise<never>(() => {}) });
  const defaults = [...sampleDefaults.filter(({ key }) => key !== stuck.key), stuck];
  const server = new FakeServer().on('/main/start_page', answered('Success')).on('/cart/shopping_cart', answered('Initial'));
  const world = await openTab({ url: '/ws/main/start_page', server, defaults });
  world.storefront.openUrl('/ws/cart/shopping_cart');
  await world.settle();
  expect(world.shown()).toBe('Start');
  world.clock.advance(15_000);
  await world.settle();
  expect([world.history.urls.at(-1), world.left]).toEqual(['/ds/error/unexpected', []]);
});

it('an error whose own screen never settles either has its words all the same', async () => {
  const never = () => new Promise<never>(() => {});
  const stuck = screen({ path: '/cart/shopping_cart', responseName: 'Initial', title: 'Cart', layout: 'index', load: never });
  const stuckError = displayScreen({ path: '/error/unexpected', title: 'Unexpected Error', layout: 'index', load: never });
  const defaults = [...sampleDefaults.filter(({ key }) => key !== stuck.key && key !== stuckError.key), stuck, stuckError];
  const server = new FakeServer().on('/main/start_page', answered('Success')).on('/cart/shopping_cart', answered('Initial'));
  const world = await openTab({ url: '/ws/main/start_page', server, defaults });
  world.storefront.openUrl('/ws/cart/shopping_cart');
  for (const wait of [15_000, 15_000]) {
    await world.settle();
    world.clock.advance(wait);
  }
  await world.settle();
  expect(world.history.urls.at(-1)).toBe('/ds/error/unexpected');
  expect(world.storefront.page.get().content).toMatchObject({ kind: 'display', Component: null, message: expect.stringMatching(/\w/) });
});
