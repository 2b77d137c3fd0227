import { expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { defineStore, type StorePlugin } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab, sessionOf } from '../testing/world.ts';

const usmc = defineStore({ ...sampleStoreDeclaration, id: { name: 'USMC', number: 9 }, theme: { id: 'adv12', css: ':root{}' } });
const broken: StorePlugin = { ...sampleStoreDeclaration, id: { name: 'VA', number: 6 }, coreRange: '^9.0.0' };
const stores = {
  ADVANTAGE: () => Promise.resolve({ default: sampleStore }),
  USMC: () => Promise.resolve({ default: usmc }),
  VA: () => Promise.resolve({ default: broken }),
  DHS: () => Promise.reject(new Error('chunk missing')),
};
const server = () => new FakeServer().on('/main/start_page', answered('Success')).on('/main/end_session', 'ended').on('/cart/shopping_cart', answered('Initial'));

it('a switch ends the session of the old store, deletes the XSRF cookie and remembers the new one (specification, section 4)', async () => {
  const localStorage = memoryStorage({ store: 'ADVANTAGE' });
  const world = await openTab({ url: '/home?store=usmc', server: server(), stores, localStorage });
  expect(world.server.asked('/main/end_session')).toHaveLength(1);
  expect(world.cookies.has('XSRF-TOKEN')).toBe(false);
  expect([localStorage.get('store'), localStorage.get('theme')]).toEqual(['USMC', 'adv12']);
  expect(world.server.asked('/main/start_page')[0]?.headers.get('x-store')).toBe('USMC');
});

it('any other store than those of adv12 clears the theme', async () => {
  const localStorage = memoryStorage({ store: 'USMC', theme: 'adv12' });
  await openTab({ url: '/home?store=advantage', server: server(), stores, localStorage });
  expect(localStorage.get('theme')).toBeNull();
});

it('the same store again ends no session', async () => {
  const world = await openTab({ url: '/home', server: server(), stores, localStorage: memoryStorage({ store: 'USMC' }) });
  expect(world.server.asked('/main/end_session')).toHaveLength(0);
});

it('an answer that carries another storeID switches the store', async () => {
  const withStore = server().on('/cart/shopping_cart', answered('Initial', { ...sessionOf({ storeID: 9, storeName: 'USMC' }) }));
  const world = await openTab({ url: '/ws/cart/shopping_cart', server: withStore, stores, localStorage: memoryStorage({ store: 'ADVANTAGE' }) });
  expect(world.storefront.store.get()?.name).toBe('USMC');
});

it('two tabs may show two stores: each keeps its own over a reload', async () => {
  const localStorage = memoryStorage();
  const first = await openTab({ url: '/home?store=usmc', server: server(), stores, localStorage });
  await openTab({ url: '/home?store=advantage', server: server(), stores, localStorage });
  const again = await openTab({ server: server(), stores, localStorage, sessionStorage: first.sessionStorage, history: first.history });
  expect(again.storefront.store.get()?.name).toBe('USMC');
});

it('a broken store is switched off alone', async () => {
  const world = await openTab({ url: '/home?store=va', server: server(), stores });
  expect(world.storefront.unavailable.get()?.diagnostics).toMatchObject([{ code: 'CORE_RANGE_UNSATISFIED', packageName: 'store-va' }]);
  const other = await openTab({ url: '/home', server: server(), stores });
  expect(other.shown()).toBe('Start');
});

it('a store whose package does not load says so', async () => {
  const world = await openTab({ url: '/home?store=dhs', server: server(), stores });
  expect(world.storefront.unavailable.get()?.diagnostics).toMatchObject([{ code: 'STORE_LOAD_FAILED', message: expect.stringContaining('chunk missing') }]);
});
