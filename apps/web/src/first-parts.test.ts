import { dsScreenPoint, namedScreenPoint, screenPoint, type Contribution } from '@quartermaster/core';
import { composeStore, contractService, createStorefront, detachedCapabilities, type StoreRuntime } from '@quartermaster/core/host';
import { describe, expect, it } from 'vitest';
import { defaults } from './defaults.ts';
import { firstDefaults } from './first-defaults.ts';
import { firstStores, stores } from './stores.ts';

const { container: parent } = createStorefront({ capabilities: detachedCapabilities('/'), stores, defaults });

async function storeOf(list: typeof stores, name: string) {
  const load = list[name];
  if (load === undefined) throw new Error(`${name} is no store.`);
  return (await load()).default;
}

async function composed(list: typeof stores, name: string, below: readonly Contribution[]): Promise<StoreRuntime> {
  const composition = composeStore(await storeOf(list, name), below, { parent });
  if (!composition.ok) throw new Error(JSON.stringify(composition.diagnostics));
  return composition.runtime;
}

const isScreen = ({ point }: Contribution): boolean => point === screenPoint || point === namedScreenPoint || point === dsScreenPoint;
const others = (contributions: readonly Contribution[] | undefined) => (contributions ?? []).filter((one) => !isScreen(one)).map(({ point, key, value }) => ({ point: point.id, key, value }));
/** A screen that a store replaces is made anew for each of its rows: what is shown is the same when these are. */
function shown({ screens }: StoreRuntime, key: string) {
  const row = screens.store.get(key) ?? screens.defaults.get(key);
  return { load: row?.load, layout: row?.layout, title: row?.title };
}

it('there is one for every store', () => {
  expect(Object.keys(firstStores)).toEqual(Object.keys(stores));
});

it('the first defaults are defaults, and of those that are no screens they are all', () => {
  expect(firstDefaults.filter((one) => !defaults.includes(one))).toEqual([]);
  expect(new Set(firstDefaults.filter((one) => !isScreen(one)))).toEqual(new Set(defaults.filter((one) => !isScreen(one))));
});

/** Pages that the server renders, and few people come to first: their screens are late, and the page comes alive when they are there (decision 0235). */
const aliveLater: readonly string[] = [
  '/profile/registration', '/profile/state_registration', '/ggs/profile/registration',
  '/department/main', '/department/adv2git', '/department/homeoffice', '/main/ebuy',
  '/catalog/configuration', '/information/helpfasid', '/information/state_local', '/information/contractor', '/information/content_page', '/information/news',
];

describe.each(Object.keys(stores))('what pages of %s begin with', (name) => {
  it('is composed, and has all of the store that is no screen', async () => {
    const [first, whole] = [await storeOf(firstStores, name), await storeOf(stores, name)];
    expect({ id: first.id, theme: first.theme, brand: first.brand, points: first.points, coreRange: first.coreRange }).toEqual({ id: whole.id, theme: whole.theme, brand: whole.brand, points: whole.points, coreRange: whole.coreRange });
    expect([others(first.adds), others(first.overrides)]).toEqual([others(whole.adds), others(whole.overrides)]);
  });

  it('shows for each answer the screen that the whole store shows', async () => {
    const [first, whole] = [await composed(firstStores, name, firstDefaults), await composed(stores, name, defaults)];
    const keys = [...first.screens.store.keys(), ...first.screens.defaults.keys()];
    for (const key of keys) expect(shown(first, key), key).toEqual(shown(whole, key));
    for (const [path, screen] of first.displayScreens) expect(screen, path).toBe(whole.displayScreens.get(path));
    expect(keys.length).toBeLessThan(whole.screens.store.size + whole.screens.defaults.size);
  });

  it('has every screen of the pages that the server renders, and of errors', async () => {
    const [{ screens }, whole] = [await composed(firstStores, name, firstDefaults), await composed(stores, name, defaults)];
    const rendered = [...whole.screens.store, ...whole.screens.defaults].filter(([, { path }]) => contractService(path)?.rendered === true && !aliveLater.includes(path)).map(([key]) => key);
    expect(rendered.filter((key) => !screens.store.has(key) && !screens.defaults.has(key))).toEqual([]);
    expect([...whole.displayScreens.keys()].filter((path) => path.startsWith('/error/') || path === '/404').filter((path) => !firstDefaults.some(({ point, key }) => point === dsScreenPoint && key === path))).toEqual([]);
  });
});
