import { contribution, helpLoadingPoint, screen, screenPoint } from '@quartermaster/core';
import { examplesOf } from '@quartermaster/core/testing';
import { expect, it } from 'vitest';
import { defaults } from '../composition/defaults.ts';
import { composed } from '../composition/composed.ts';
import { storeNamed, stores } from '../composition/stores.ts';
import { listScreens } from './screen-list.ts';

const advantage = storeNamed('ADVANTAGE');
const home = screen({ path: '/main/home', responseName: 'Success', title: 'Home', layout: 'index', load: () => Promise.resolve({ default: () => null }) });
const other = { ...advantage, id: { name: 'VA', number: 6 }, overrides: [...(advantage.overrides ?? []), home, contribution(helpLoadingPoint, { load: false })] } as const;
const both = Promise.all([advantage, other].map(composed));

it('stores that show the same screen share an entry; a screen of a store’s own has another', async () => {
  const homes = listScreens(await both).filter(({ path, example }) => path === '/main/home' && example === examplesOf('/main/home', 'Success')[0]?.name);
  expect(homes.map((one) => [one.stores, one.isOverride, one.shownIn])).toEqual([[['ADVANTAGE'], false, ['ADVANTAGE', 'VA']], [['VA'], true, ['ADVANTAGE', 'VA']]]);
  const carts = listScreens(await both).filter(({ path }) => path === '/cart/shopping_cart');
  expect(carts.length).toBeGreaterThan(0);
  for (const cart of carts) expect(cart).toMatchObject({ stores: ['ADVANTAGE', 'VA'], isOverride: false });
});

it('says which pages are there already: the same screen with the same attributes, for another service', async () => {
  const listed = listScreens([await composed(advantage)]);
  const attributes = ({ path, responseName, example }: (typeof listed)[number]) => JSON.stringify(examplesOf(path, responseName).find(({ name }) => name === example)?.attributes);
  const first = listed.filter(({ isRepeated }) => !isRepeated);
  const again = listed.filter(({ isRepeated }) => isRepeated);
  expect(again.length).toBeGreaterThan(100);
  for (const one of again) expect(first.filter(({ words }) => words.screen === one.words.screen).map(attributes), `${one.path} ${one.example}`).toContain(attributes(one));
  // The cart of a page, and the one that is shown after an item is added.
  expect(again.some(({ path }) => path.startsWith('/cart/'))).toBe(true);
});

it('lists no help in a store that loads none', async () => {
  const help = listScreens(await both).find(({ path }) => path === '/information/help');
  expect(help).toMatchObject({ stores: ['ADVANTAGE'], shownIn: ['ADVANTAGE'] });
});

it('shows the screens of a virtual store in that store first', async () => {
  const listed = listScreens(await Promise.all(['ADVANTAGE', 'AIRFORCE', 'USMC', 'STATE'].map((name) => composed(storeNamed(name)))));
  const own = (path: string) => listed.filter((one) => one.path === path).map(({ stores: [first] }) => first);
  expect(new Set(own('/state/stateValidation'))).toEqual(new Set(['STATE']));
  expect(new Set(own('/usmc/start_page'))).toEqual(new Set(['USMC']));
  expect(new Set(own('/cart/shopping_cart'))).toEqual(new Set(['ADVANTAGE', 'USMC']));
});

it('leaves out no screen of any store: each has an example', async () => {
  const listed = new Set(listScreens(await Promise.all(stores.map(composed))).map(({ path, responseName }) => `${path} ${responseName}`));
  const declared = [...defaults, ...stores.flatMap(({ adds = [], overrides = [] }) => [...adds, ...overrides])].filter(({ point }) => point === screenPoint);
  expect(declared.map(({ key }) => key ?? '').filter((key) => !listed.has(key))).toEqual([]);
});
