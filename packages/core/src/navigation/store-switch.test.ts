import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { errorLoggerPoint } from '../extension/behaviour-points.ts';
import { themePoint } from '../extension/brand-points.ts';
import { contribution } from '../extension/contribution.ts';
import { defineStore, type StorePlugin } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { market, proofKey } from '../testing/market.ts';
import { sampleDefaults, sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { createWorld, openTab, sessionOf, type World } from '../testing/world.ts';

const usmc = defineStore({ ...sampleStoreDeclaration, id: { name: 'USMC', number: 9 }, theme: { id: 'adv12', css: ':root{}' } });
const broken: StorePlugin = { ...sampleStoreDeclaration, id: { name: 'VA', number: 6 }, coreRange: '^9.0.0' };
const stores = {
  ADVANTAGE: () => Promise.resolve({ default: sampleStore }),
  USMC: () => Promise.resolve({ default: usmc }),
  VA: () => Promise.resolve({ default: broken }),
  DHS: () => Promise.reject(new Error('chunk missing')),
};
const server = () => new FakeServer().on('/main/start_page', answered('Success')).on('/main/end_session', 'ended').on('/cart/shopping_cart', answered('Initial'));

it('a switch asks the server for another session, deletes an XSRF cookie that is still the old one and saves the new store [spec 4.3, 3.5]', async () => {
  const localStorage = memoryStorage({ store: 'ADVANTAGE' });
  const world = await openTab({ url: '/home?store=usmc', server: server(), stores, localStorage });
  expect(world.server.asked('/main/end_session').map(({ query }) => query.toString())).toEqual(['switchTo=USMC']);
  expect(world.server.asked('/main/end_session')[0]?.headers.get('x-xsrf-token')).toBe('xsrf-1');
  expect(world.cookies.has('XSRF-TOKEN')).toBe(false);
  expect(localStorage.get('store')).toBe('USMC');
  expect(world.server.asked('/main/start_page')[0]?.headers.get('x-store')).toBe('USMC');
});

it('keeps the XSRF cookie that came with the new session [spec 4.3]', async () => {
  const opened: World[] = [];
  const rotating = server().on('/main/end_session', () => {
    opened[0]?.cookies.set('XSRF-TOKEN', 'xsrf-2');
    return 'ended';
  });
  const world = createWorld({ url: '/home?store=usmc', server: rotating, stores, localStorage: memoryStorage({ store: 'ADVANTAGE' }) });
  opened.push(world);
  await world.storefront.prepare(world.storefront.chooseStore(), null);
  await world.storefront.start();
  await world.settle();
  expect([world.storefront.store.get()?.name, world.cookies.get('XSRF-TOKEN')]).toEqual(['USMC', 'xsrf-2']);
});

it('a server that cannot be reached holds no switch up [spec 4.3]', async () => {
  const localStorage = memoryStorage({ store: 'ADVANTAGE' });
  const world = await openTab({ url: '/home?store=usmc', server: server().on('/main/end_session', { status: 503 }), stores, localStorage });
  expect([world.shown(), localStorage.get('store'), world.cookies.has('XSRF-TOKEN')]).toEqual(['Start', 'USMC', false]);
});

it.each([
  ['usmc', null, 'adv12', 'adv12'],
  ['usmc', 'adv19', 'adv12', 'adv12'],
  ['advantage', 'adv12', null, 'adv19'],
  ['advantage', null, null, 'adv19'],
])('after a visit to %s the stored theme is adv12 or nothing [spec 1.12, 4.4, 3.4, 9.13]', async (store, before, after, shown) => {
  const localStorage = memoryStorage(before === null ? {} : { theme: before });
  const world = await openTab({ url: `/home?store=${store}`, server: server(), stores, localStorage });
  expect(localStorage.get('theme')).toBe(after);
  expect(world.storefront.store.get()?.one(themePoint)?.id).toBe(shown);
});

it('the same store again ends no session [spec 4.3]', async () => {
  const world = await openTab({ url: '/home', server: server(), stores, localStorage: memoryStorage({ store: 'USMC' }) });
  expect(world.server.asked('/main/end_session')).toHaveLength(0);
});

it('an answer that carries another storeID switches the store [spec 4.2]', async () => {
  const withStore = server().on('/cart/shopping_cart', answered('Initial', { ...sessionOf({ storeID: 9, storeName: 'USMC' }) }));
  const localStorage = memoryStorage({ store: 'ADVANTAGE' });
  const world = await openTab({ url: '/ws/cart/shopping_cart', server: withStore, stores, localStorage });
  expect([world.storefront.store.get()?.name, localStorage.get('store')]).toEqual(['USMC', 'USMC']);
});

it.each([
  [4, 'DOLPUNCHOUT'],
  [7, 'EVAPUNCHOUT'],
  [11, 'nothing'],
  [-1, 'nothing'],
  [0.5, 'nothing'],
])('an answer for store number %d (%s) leaves the present store, and is reported once [spec 4.2]', async (storeID) => {
  const logged: string[] = [];
  const logger = contribution(errorLoggerPoint, { log: ({ message }) => void logged.push(message) });
  const defaults = [...sampleDefaults.filter(({ point }) => point !== errorLoggerPoint), logger];
  const withStore = server().on('/cart/shopping_cart', answered('Initial', { ...sessionOf({ storeID }) })).on('/main/start_page', answered('Success', { ...sessionOf({ storeID }) }));
  const world = await openTab({ url: '/ws/cart/shopping_cart', server: withStore, stores, defaults });
  world.storefront.openUrl('/ws/main/start_page');
  await world.settle();
  expect([world.storefront.store.get()?.name, world.shown(), world.localStorage.get('store')]).toEqual(['ADVANTAGE', 'Start', 'ADVANTAGE']);
  expect(logged).toEqual([`The server answered for store number ${storeID}, which is no store of this deployment. ADVANTAGE stays.`]);
});

it('a store in an address of the application switches too, and Back shows nothing of the other store [spec 2.23]', async () => {
  const world = await openTab({ url: '/ws/cart/shopping_cart', server: server(), stores });
  world.storefront.openUrl('/ws/main/start_page?store=usmc');
  await world.settle();
  expect([world.storefront.store.get()?.name, world.localStorage.get('store')]).toEqual(['USMC', 'USMC']);
  world.storefront.back();
  await world.settle();
  expect(world.server.asked('/cart/shopping_cart').map(({ headers }) => headers.get('x-store'))).toEqual(['ADVANTAGE', 'USMC']);
});

it.each(['/ws/main/start_page?store=fss', '/home?store=fss'])('a link to a store that is not installed (%s) is a full load: the present page stays for Back [spec 2.23]', async (url) => {
  const world = await openTab({ url: '/ws/cart/shopping_cart', server: server(), stores });
  world.storefront.openUrl(url);
  await world.settle();
  expect([world.left, world.shown(), world.storefront.unavailable.get()]).toEqual([[url], 'Cart', null]);
  expect([world.history.urls, world.localStorage.get('store')]).toEqual([['/ws/cart/shopping_cart'], 'ADVANTAGE']);
});

it('a host that the operator gave to a store shows that store [spec 4.1]', async () => {
  const world = createWorld({ url: '/home', server: server(), stores, hostStore: 'USMC' });
  expect(world.storefront.chooseStore()).toBe('USMC');
  await world.storefront.prepare('USMC', null);
  await world.storefront.start();
  await world.settle();
  expect(world.history.urls).toEqual(['/ws/main/start_page?store=USMC']);
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

describe('a store that its owner ships alone', () => {
  const harbor = defineStore({ ...sampleStoreDeclaration, id: { name: 'HARBOR', number: 11 } });
  const withHarbor = { ...stores, HARBOR: () => Promise.resolve({ default: harbor }) };
  const shipped = [{ name: 'HARBOR', number: 11 }];

  it('is the store of its own document, by name and by number [spec 4.2]', async () => {
    const ofHarbor = server().on('/cart/shopping_cart', answered('Initial', { ...sessionOf({ storeID: 11, storeName: 'HARBOR' }) }));
    const world = await openTab({ url: '/home?store=harbor', server: ofHarbor, stores: withHarbor, shipped });
    expect([world.storefront.store.get()?.name, world.localStorage.get('store')]).toEqual(['HARBOR', 'HARBOR']);
    world.storefront.openUrl('/ws/cart/shopping_cart?store=HARBOR');
    await world.settle();
    expect([world.storefront.store.get()?.name, world.shown(), world.left]).toEqual(['HARBOR', 'Cart', []]);
    expect(world.server.asked('/cart/shopping_cart')[0]?.headers.get('x-store')).toBe('HARBOR');
  });

  it.each(['/home?store=harbor', '/ws/main/start_page?store=Harbor'])('is asked of the server by a page that does not know it (%s)', async (url) => {
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: server(), stores });
    world.storefront.openUrl(url);
    await world.settle();
    expect([world.left, world.shown(), world.localStorage.get('store')]).toEqual([[url], 'Cart', 'ADVANTAGE']);
  });

  it('that the server does not know either is loaded once, and the default store shown [spec 2.3, 5.15]', async () => {
    const world = await openTab({ url: '/home?store=harbor', server: server(), stores });
    expect([world.left, world.storefront.store.get()?.name, world.shown()]).toEqual([[], 'ADVANTAGE', 'Start']);
  });
});

describe('a store whose page is another document', () => {
  const harbor = defineStore({ ...sampleStoreDeclaration, id: { name: 'HARBOR', number: 11 } });
  const alone = { stores: { HARBOR: () => Promise.resolve({ default: harbor }) }, shipped: [{ name: 'HARBOR', number: 11 }] };

  it.each([
    ['HARBOR', '/ws/cart/shopping_cart?tab=2#top', '/ws/cart/shopping_cart?tab=2&store=HARBOR#top'],
    ['HARBOR', '/home?store=usmc', null],
    ['HARBOR', '/home?store=harbor', null],
    ['VA', '/home', '/home?store=VA'],
    ['VA', '/home?store=va', null],
    ['not a name', '/home', null],
    ['DOLPUNCHOUT', '/home', null],
  ])('%s was shown last: %s becomes %s', (saved, url, expected) => {
    const world = createWorld({ url, stores: { ADVANTAGE: stores.ADVANTAGE }, localStorage: memoryStorage({ store: saved }) });
    expect(world.storefront.savedElsewhere()).toBe(expected);
  });

  it('the page of a store shipped alone has no other store: that of the saved one is loaded', () => {
    expect(createWorld({ ...alone, url: '/home', localStorage: memoryStorage({ store: 'VA' }) }).storefront.savedElsewhere()).toBe('/home?store=VA');
    expect(createWorld({ ...alone, url: '/home', localStorage: memoryStorage({ store: 'HARBOR' }) }).storefront.savedElsewhere()).toBeNull();
  });

  it.each([
    ['ADVANTAGE', alone, 'HARBOR'],
    ['HARBOR', { stores }, 'ADVANTAGE'],
  ])('a switch from %s by a full load ends that session too [spec 4.3]', async (saved, page, next) => {
    const localStorage = memoryStorage({ store: saved });
    const world = createWorld({ ...page, url: `/ws/cart/shopping_cart?store=${next}`, server: server(), localStorage });
    await world.storefront.prepare(next, null);
    await world.storefront.start();
    await world.settle();
    expect(world.server.asked('/main/end_session').map(({ query }) => query.toString())).toEqual([`switchTo=${next}`]);
    expect(localStorage.get('store')).toBe(next);
  });

  it('a removed store locks no buyer out: the server sent another page, which is saved from then on', async () => {
    const localStorage = memoryStorage({ store: 'HARBOR' });
    const world = await openTab({ url: '/home?store=HARBOR', server: server(), stores, localStorage });
    expect([world.shown(), localStorage.get('store')]).toEqual(['Start', 'ADVANTAGE']);
  });

  it('an answer that carries its name and number loads it, once', async () => {
    const withStore = server().on('/cart/shopping_cart', answered('Initial', { ...sessionOf({ storeID: 11, storeName: 'HARBOR' }) }));
    const world = await openTab({ url: '/ws/cart/shopping_cart?tab=2', server: withStore, stores });
    expect(world.left).toEqual(['/ws/cart/shopping_cart?tab=2&store=HARBOR']);
    const again = await openTab({ url: '/ws/cart/shopping_cart?store=HARBOR', server: withStore, stores });
    expect([again.left, again.storefront.store.get()?.name]).toEqual([[], 'ADVANTAGE']);
  });

  it('an answer for a known store that the web is built without loads it, once: it may be shipped alone', async () => {
    const withStore = server().on('/cart/shopping_cart', answered('Initial', { ...sessionOf({ storeID: 3, storeName: 'FSS' }) }));
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: withStore, stores });
    expect(world.left).toEqual(['/ws/cart/shopping_cart?store=FSS']);
    const again = await openTab({ url: '/ws/cart/shopping_cart?store=FSS', server: withStore, stores });
    expect([again.left, again.storefront.unavailable.get()?.diagnostics]).toMatchObject([[], [{ code: 'STORE_NOT_INSTALLED' }]]);
  });

  it('an answer for a known store loads that from the page of a store shipped alone', async () => {
    const withStore = server().on('/cart/shopping_cart', answered('Initial', { ...sessionOf({ storeID: 6, storeName: 'VA' }) }));
    const world = createWorld({ ...alone, url: '/ws/cart/shopping_cart', server: withStore });
    await world.storefront.prepare('HARBOR', null);
    await world.storefront.start();
    await world.settle();
    expect(world.left).toEqual(['/ws/cart/shopping_cart?store=VA']);
  });

  it('signing in there comes back to it: the page in between uses up nothing [spec 4.19]', async () => {
    const back = `/pkce/callback?code=code-1&state=${proofKey.pkce_state}`;
    const inHarbor = sessionOf({ storeID: 11, storeName: 'HARBOR', loggedIn: true, firstName: 'Demo' });
    const withHarbor = market()
      .on('/cart/shopping_cart', answered('Initial', { ...inHarbor }))
      .on('/login/mfa_sign_in', { responseType: 'AUTHENTICATED', responseName: 'Success', attributes: { ...inHarbor } });
    const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
    const open = async (url: string) => {
      const world = createWorld({ ...alone, url, server: withHarbor, localStorage, sessionStorage });
      await world.storefront.prepare('HARBOR', null);
      await world.storefront.start();
      await world.settle();
      return world;
    };
    const shopping = await open('/ws/cart/shopping_cart?store=HARBOR');
    await shopping.storefront.signIn();
    expect(shopping.left[0]).toContain('http://id.test/auth');
    const between = createWorld({ stores, url: back, server: withHarbor, localStorage, sessionStorage });
    expect(between.storefront.savedElsewhere()).toBe(`${back}&store=HARBOR`);
    const world = await open(`${back}&store=HARBOR`);
    expect([world.history.urls.at(-1), world.left, localStorage.get('access_token')]).toEqual(['/ws/cart/shopping_cart?store=HARBOR', [], 'access-1']);
    expect(world.storefront.session.get()).toMatchObject({ loggedIn: true, storeName: 'HARBOR' });
  });
});
