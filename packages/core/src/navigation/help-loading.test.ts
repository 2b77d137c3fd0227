import { expect, it } from 'vitest';
import { helpLoadingPoint } from '../extension/behaviour-points.ts';
import { contribution } from '../extension/contribution.ts';
import { screen } from '../screens/screen.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { createWorld, openTab } from '../testing/world.ts';

function HelpScreen() {
  return null;
}
HelpScreen.displayName = 'Help';
const defaults = [
  ...sampleDefaults,
  screen({ path: '/information/help', responseName: 'Success', title: 'Help', layout: 'index', load: () => Promise.resolve({ default: HelpScreen }) }),
];
const server = () => new FakeServer().on('/main/start_page', answered('Success')).on('/information/help', answered('Success', { helpConfig: { categories: [] } }));
const url = '/ws/information/help?key=cart';

it('help is loaded where the store says so [spec 6.6, 7.26]', async () => {
  const world = await openTab({ url, server: server(), defaults });
  expect(world.shown()).toBe('Help');
  expect(world.server.asked('/information/help')).toHaveLength(1);
});

it('a store that loads no help has no help page and asks for none [spec 6.6, 7.26]', async () => {
  const store = defineStore({ ...sampleStoreDeclaration, overrides: [contribution(helpLoadingPoint, { load: false })] });
  const world = await openTab({ url, server: server(), defaults, stores: { ADVANTAGE: () => Promise.resolve({ default: store }) } });
  expect(world.shown()).toBe('Page Not Found');
  expect(world.server.asked('/information/help')).toEqual([]);
});

it('a store that loads no help leads to the page that it has instead: an address of help from another store is none that is unknown', async () => {
  const store = defineStore({ ...sampleStoreDeclaration, overrides: [contribution(helpLoadingPoint, { load: false, instead: '/cart/shopping_cart' })] });
  const world = await openTab({ url, server: server().on('/cart/shopping_cart', answered('Initial')), defaults, stores: { ADVANTAGE: () => Promise.resolve({ default: store }) } });
  expect([world.shown(), world.history.urls]).toEqual(['Cart', ['/ws/cart/shopping_cart']]);
  expect(world.server.asked('/information/help')).toEqual([]);
});

it('a store that loads no help takes none from the document, which was made without its code [spec 6.6]', async () => {
  const store = defineStore({ ...sampleStoreDeclaration, overrides: [contribution(helpLoadingPoint, { load: false })] });
  const world = createWorld({ url, server: server(), defaults, stores: { ADVANTAGE: () => Promise.resolve({ default: store }) } });
  const first = { path: '/information/help', envelope: answered('Success', { helpConfig: { categories: [] } }) };
  expect(await world.storefront.prepare('ADVANTAGE', first)).toEqual({ kind: 'pending' });
  await world.storefront.start();
  expect(world.shown()).toBe('Page Not Found');
});

it.each([[{ load: true }, null], [{ load: false, instead: '/ggs/information/help' }, null], [{ load: 'no' }, /load must be/], [{ load: false, instead: 'ggs/information/help' }, /instead must be a service path/], [{ load: false, instead: null }, /instead must be a service path/]])('%j as the help of a store is accepted, or refused with what is wrong', (value, problem) => {
  const said = helpLoadingPoint.validate(value, null);
  if (problem === null) expect(said).toBeNull();
  else expect(said).toMatch(problem);
});
