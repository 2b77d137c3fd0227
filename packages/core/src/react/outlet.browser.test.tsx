import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageStore } from '../navigation/index.ts';
import { screen } from '../screens/screen.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults } from '../testing/sample-store.tsx';
import { openTab, type World } from '../testing/world.ts';
import { ServiceLink } from './ServiceLink.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { StorefrontProvider } from './StorefrontProvider.tsx';

let root: Root;
let host: HTMLElement;
/** How often the search page was rendered. */
let renderings: number;

beforeEach(() => {
  renderings = 0;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host, { onCaughtError: () => {} });
});

afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()));
  host.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.restoreAllMocks();
});

/** A search page with a field of its own, and a cart that fails on what it is sent. */
function Search() {
  const [typed, setTyped] = useState('');
  renderings += 1;
  return (
    <>
      <input aria-label="Within" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <ServiceLink to="/search/advantage_search" query={{ q: 'toner', page: 2 }}>Next</ServiceLink>
      <ServiceLink to="/cart/shopping_cart">Cart</ServiceLink>
    </>
  );
}

function BrokenCart({ attributes }: { attributes: { cart: { lineCount: number } } }) {
  return <h1>{attributes.cart.lineCount.toFixed()}</h1>;
}

async function shop(): Promise<World> {
  const server = new FakeServer()
    .on('/search/advantage_search', ({ query }) => answered('Success', { q: query.get('q') }))
    .on('/cart/shopping_cart', answered('Initial', { surprise: true }));
  const own = [
    screen({ path: '/search/advantage_search', responseName: 'Success', title: 'Search', layout: 'index', load: () => Promise.resolve({ default: Search }) }),
    screen({ path: '/cart/shopping_cart', responseName: 'Initial', title: 'Cart', layout: 'index', load: () => Promise.resolve({ default: BrokenCart }) }),
  ];
  const defaults = [...sampleDefaults.filter(({ key }) => !own.some((mine) => mine.key === key)), ...own];
  const world = await openTab({ url: '/ws/search/advantage_search?q=toner', server, defaults });
  await act(() =>
    Promise.resolve(
      root.render(
        <StorefrontProvider storefront={world.storefront}>
          <ScreenOutlet />
        </StorefrontProvider>,
      ),
    ),
  );
  return world;
}

const click = (world: World, text: string) =>
  act(async () => {
    [...host.querySelectorAll('a')].find((link) => link.textContent === text)?.click();
    await world.settle();
  });

it('a link is followed without a load, and the same page keeps what was typed into it', async () => {
  const world = await shop();
  const field = host.querySelector('input');
  field?.focus();
  await click(world, 'Next');
  expect(world.history.urls.at(-1)).toBe('/ws/search/advantage_search?q=toner&page=2');
  expect(host.querySelector('input')).toBe(field);
  expect(document.activeElement).toBe(field);
});

it('a page that gets another address, and nothing else, is not rendered again; its links know where they are', async () => {
  const world = await shop();
  const before = renderings;
  expect(before).toBeGreaterThan(0);
  const pages = world.storefront.inject(PageStore);
  await act(async () => pages.readdress({ ...world.history.current(), search: '?q=toner&page=2' }));
  expect(renderings).toBe(before);
  // A link to the present address takes the place of the entry.
  const entries = world.history.urls.length;
  await click(world, 'Next');
  expect(world.history.urls).toHaveLength(entries);
});

it('a screen that fails on its attributes fails alone: the layout stays and the error screen takes its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const world = await shop();
  await click(world, 'Cart');
  expect(host.querySelector('main')).not.toBeNull();
  expect(host.querySelector('main h1')?.textContent).toBe('Unexpected Error: An unexpected error occurred. Please report this error to the help desk.');
  await act(async () => {
    world.storefront.back();
    await world.settle();
  });
  expect(host.querySelector('input')).not.toBeNull();
});

it('a modal is shown over the page and closes', async () => {
  const world = await shop();
  world.server.on('/catalog/quicklook', answered('Success'));
  await act(async () => {
    world.storefront.openModal('/catalog/quicklook', { productId: '1' });
    await world.settle();
  });
  expect(host.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('Product Quick Look');
  expect(host.querySelector('input')).not.toBeNull();
  await act(() => Promise.resolve(world.storefront.closeModal()));
  expect(host.querySelector('[role=dialog]')).toBeNull();
});

it('a window in which no page is there yet is named after the login that is asked for', async () => {
  const server = new FakeServer().on('/cart/shopping_cart', { status: 401, body: {} }).on('/login', answered('Success'));
  const world = await openTab({ url: '/ws/cart/shopping_cart', server, defaults: sampleDefaults });
  await act(() => Promise.resolve(root.render(<StorefrontProvider storefront={world.storefront}><ScreenOutlet /></StorefrontProvider>)));
  expect(host.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('Sign in');
  expect(host.querySelector('main')?.getAttribute('aria-label')).toBe('Sign in');
});
