import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { MemoryHistory } from '../testing/memory-history.ts';
import { sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { createWorld, sessionOf, type World } from '../testing/world.ts';

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
  await world.storefront.prepare('USMC', rendered ? answered('Success', { ...asUsmc }) : null);
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
