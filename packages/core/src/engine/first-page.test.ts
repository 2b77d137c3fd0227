import { usd } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { MemoryHistory } from '../testing/memory-history.ts';
import { sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { createWorld, openTab, sessionOf, type World } from '../testing/world.ts';

const usmc = defineStore({ ...sampleStoreDeclaration, id: { name: 'USMC', number: 9 }, theme: { id: 'adv12', css: ':root{}' } });
const stores = { ADVANTAGE: () => Promise.resolve({ default: sampleStore }), USMC: () => Promise.resolve({ default: usmc }) };
const asUsmc = sessionOf({ storeID: 9, storeName: 'USMC' });

/** A tab of another store than before, whose server takes its time to end the session of that one. */
async function slowToEnd(rendered: boolean): Promise<{ world: World; ended: () => Promise<void> }> {
  const history = new MemoryHistory('/ws/cart/shopping_cart');
  history.push({ key: 'entry-1', pathname: '/ws/main/start_page', search: '?store=USMC', hash: '' });
  let end = (): void => {};
  const server = new FakeServer()
    .on('/main/start_page', answered('Success', { ...asUsmc }))
    .on('/cart/shopping_cart', answered('Initial', { ...asUsmc }))
    .on('/search/advantage_search', answered('Success', { ...asUsmc }))
    .on('/login/oauth_config', answered('Success', { authorization_endpoint: 'https://login.example.gov/auth', client_id: 'web', issuer: 'https://login.example.gov' }))
    .on('/login/pkce', answered('Success', { pkce_state: 'state-1', pkce_code_challenger: 'challenge-1', pkce_code_verifier: 'verifier-1' }))
    .on('/main/end_session', () => new Promise((resolve) => {
      end = () => resolve('ended');
    }));
  const world = createWorld({ history, server, stores, localStorage: memoryStorage({ store: 'ADVANTAGE' }) });
  await world.storefront.prepare('USMC', rendered ? { path: '/main/start_page', envelope: answered('Success', { ...asUsmc }) } : null);
  const started = world.storefront.start();
  await world.settle();
  return {
    world,
    ended: async () => {
      end();
      await started;
      await world.settle();
    },
  };
}

describe('a page that the server rendered', () => {
  const rendered = async (url: string, path: string, localStorage = memoryStorage()) => {
    const world = createWorld({ url, server: new FakeServer().on('/main/start_page', answered('Success')).on('/main/session', answered('Success', { ...sessionOf({ loggedIn: true, firstName: 'Demo' }) })), localStorage });
    const result = await world.storefront.prepare('ADVANTAGE', { path, envelope: answered('Success', { ...sessionOf({ cartSummary: { lineCount: 2, subtotal: usd(1999) } }) }) });
    const before = { result, shown: world.shown(), urls: world.history.urls, asked: world.server.log };
    await world.storefront.start();
    await world.settle();
    return { before, world };
  };

  it.each(['/', '/home', '/home?store=advantage', '/?auth=MFA&store=x'])('at %s is the start page: nothing is asked, and its address follows [spec 2.1]', async (url) => {
    const { before, world } = await rendered(url, '/main/start_page');
    expect(before).toMatchObject({ result: { kind: 'ready' }, shown: 'Start' });
    expect([world.shown(), world.history.urls, world.server.log]).toEqual(['Start', ['/ws/main/start_page?store=ADVANTAGE'], []]);
  });

  it('at home with sso begins silent sign-on, which comes back to the start page [spec 2.23]', async () => {
    const { world } = await rendered('/home?sso=1', '/main/start_page');
    expect(world.history.urls).toEqual(['/ws/main/start_page?store=ADVANTAGE']);
  });

  it('of another start page than this store’s is asked for again', async () => {
    expect((await rendered('/home', '/va/start_page')).before.result).toEqual({ kind: 'pending' });
  });

  it.each([['/no/such', '/no/such'], ['/old/nothing.do?x=1', '/old/nothing.do?x=1'], ['/404?url=%2Fold', '/old']])('of an address that is none of ours (%s) names it, with the cart, and the address stays [spec 2.10, 2.22]', async (url, named) => {
    const { before, world } = await rendered(url, '/404');
    expect(before).toMatchObject({ result: { kind: 'ready' }, shown: 'Page Not Found' });
    const { content } = world.storefront.page.get();
    expect(content.kind === 'display' && content.query.get('url')).toBe(named);
    expect(world.storefront.session.get().cartSummary.lineCount).toBe(2);
    expect([world.history.urls, world.server.log]).toEqual([[url], []]);
  });

  it('of an address that is none of ours learns of the buyer who is signed in', async () => {
    const { world } = await rendered('/no/such', '/404', memoryStorage({ access_token: 'token' }));
    expect([world.server.log, world.storefront.session.get().firstName]).toEqual([['GET /main/session'], 'Demo']);
  });
});

it('an error in place of the first page knows who is asking and what the cart holds', async () => {
  const failing = new FakeServer().on('/cart/shopping_cart', { status: 500, body: null }).on('/main/session', answered('Success', { ...sessionOf({ loggedIn: true, firstName: 'Demo' }) }));
  const world = await openTab({ url: '/ws/cart/shopping_cart', server: failing });
  expect([world.shown(), world.storefront.session.get().firstName]).toEqual(['Unexpected Error', 'Demo']);
});

it('the answer of a POST that a reload shows again knows who is asking and what the cart holds', async () => {
  const session = sessionOf({ loggedIn: true, firstName: 'Demo' });
  const server = new FakeServer().on('/cart/shopping_cart', answered('Initial')).on('/checkout/select_shipping', answered('SelectShipping', { ...session })).on('/main/session', answered('Success', { ...session }));
  const world = await openTab({ url: '/ws/cart/shopping_cart', server });
  world.storefront.open('/checkout/select_shipping', { payload: {} });
  await world.settle();
  const again = await openTab({ server, history: world.history, localStorage: world.localStorage, sessionStorage: world.sessionStorage });
  await again.settle();
  expect([again.shown(), again.storefront.session.get().firstName, server.asked('/checkout/select_shipping').length]).toEqual(['Shipping', 'Demo', 1]);
});

describe.each([
  ['that the server rendered', true],
  ['that comes only now', false],
])('on a first page %s, while the session of the store before ends', (_, rendered) => {
  it('a search waits for the end, and is not lost', async () => {
    const { world, ended } = await slowToEnd(rendered);
    world.storefront.open('/search/advantage_search', { query: { q: 'toner' } });
    await world.settle();
    expect(world.server.asked('/search/advantage_search'), 'with the session of the other store').toHaveLength(0);
    await ended();
    expect([world.shown(), world.history.urls]).toEqual(['Search', ['/ws/cart/shopping_cart', '/ws/main/start_page?store=USMC', '/ws/search/advantage_search?q=toner']]);
  });

  it('Sign in goes to the identity server', async () => {
    const { world, ended } = await slowToEnd(rendered);
    void world.storefront.signIn();
    await world.settle();
    await ended();
    expect(world.left).toEqual([expect.stringContaining('https://login.example.gov/auth')]);
  });

  it('Back is heard', async () => {
    const { world, ended } = await slowToEnd(rendered);
    world.history.back();
    await ended();
    expect(world.shown()).toBe('Cart');
  });
});
