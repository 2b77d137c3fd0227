import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { openTab, type World } from '../testing/world.ts';
import { keptLimit } from './post-results.ts';

type Step =
  | { readonly do: 'open'; readonly url: string; readonly replace: boolean }
  | { readonly do: 'post'; readonly step: number }
  | { readonly do: 'go'; readonly delta: number }
  | { readonly do: 'reload' }
  | { readonly do: 'hurry'; readonly url: string };

const url = fc.constantFrom(
  '/ws/main/start_page',
  '/ws/cart/shopping_cart',
  '/ws/search/advantage_search?q=a',
  '/ws/search/advantage_search?q=a&page=2',
  '/ws/search/advantage_search?q=b',
  '/ws/catalog/product_detail?productId=1',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('open' as const), url, replace: fc.boolean() }),
  fc.record({ do: fc.constant('post' as const), step: fc.nat(2) }),
  fc.record({ do: fc.constant('go' as const), delta: fc.constantFrom(-2, -1, 1, 2) }),
  fc.constant({ do: 'reload' as const }),
  fc.record({ do: fc.constant('hurry' as const), url }),
);

let answers = 0;
const server = () =>
  new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/cart/shopping_cart', answered('Initial'))
    .on('/search/advantage_search', ({ query }) => answered('Success', { q: query.get('q') }))
    .on('/catalog/product_detail', answered('ProductDetail'))
    .on('/checkout/select_shipping', () => answered('SelectShipping', { answer: (answers += 1) }));

async function take(world: World, command: Step): Promise<World> {
  if (command.do === 'open') world.storefront.openUrl(command.url, { replace: command.replace });
  else if (command.do === 'post') world.storefront.open('/checkout/select_shipping', { query: { step: command.step }, payload: { show: 'Create' } });
  else if (command.do === 'go') world.history.go(command.delta);
  else if (command.do === 'hurry') {
    world.storefront.openUrl('/ws/search/advantage_search?q=never');
    world.storefront.openUrl(command.url);
  } else {
    const { server: same, history, localStorage, sessionStorage } = world;
    return openTab({ server: same, history, localStorage, sessionStorage });
  }
  await world.settle();
  return world;
}

it('whatever the buyer does, the page is the one of the address bar, and nothing is ever sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 9 }), async (commands) => {
      let world = await openTab({ url: '/ws/main/start_page', server: server() });
      const shownAt = new Map<string, unknown>();
      for (const command of commands) {
        world = await take(world, command);
        const { content, entryKey, pathname, search } = world.storefront.page.get();
        const entry = world.history.current();
        expect([entryKey, pathname, search]).toEqual([entry.key, entry.pathname, entry.search]);
        if (content.kind === 'screen') expect(`/ws${content.path}`).toBe(entry.pathname);
        if (content.kind === 'screen' && content.path === '/checkout/select_shipping') {
          // An entry of a POST always shows the answer that it got, after Back, Forward and reload too.
          if (command.do !== 'post' && shownAt.has(entry.key)) expect(content.attributes).toEqual(shownAt.get(entry.key));
          shownAt.set(entry.key, content.attributes);
        }
        expect(world.storefront.spinner.get().visible).toBe(false);
      }
      expect(new Set(world.history.entries.map(({ key }) => key)).size).toBe(world.history.entries.length);
      expect(world.server.asked('/checkout/select_shipping')).toHaveLength(commands.filter((command) => command.do === 'post').length);
      expect(world.sessionStorage.keys().filter((key) => key.startsWith('entry:')).length).toBeLessThanOrEqual(keptLimit);
      expect(world.history.urls).not.toContain('/ws/search/advantage_search?q=never');
    }),
    { numRuns: 60, examples: [[[{ do: 'post', step: 0 }, { do: 'post', step: 1 }, { do: 'post', step: 0 }, { do: 'reload' }, { do: 'go', delta: -2 }]]] },
  );
}, 60_000);
