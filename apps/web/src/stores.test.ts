import { startPagePoint, themePoint } from '@quartermaster/core';
import { composeStore, createStorefront, detachedCapabilities } from '@quartermaster/core/host';
import { parseStoreName, shippedStoreList } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { defaults } from './defaults.ts';
import { stores } from './stores.ts';

const load = async (name: string) => (await stores[name]?.())?.default;

it.each(Object.keys(stores))('%s composes over the defaults without a diagnostic, under its own name', async (name) => {
  const store = await load(name);
  if (store === undefined) throw new Error(`${name} exports no store.`);
  const { container } = createStorefront({ capabilities: detachedCapabilities('/'), stores, defaults });
  const composition = composeStore(store, defaults, { parent: container });
  expect(composition).toMatchObject({ ok: true, runtime: { name: parseStoreName(name) } });
});

it.each(Object.keys(stores))('%s has a theme of the class and the start page that the list of stores says', async (name) => {
  const [store, listed] = [await load(name), Object.entries(shippedStoreList).find(([known]) => known === name)?.[1]];
  if (store === undefined || listed === undefined) throw new Error(`${name} is no store of the list.`);
  const { container } = createStorefront({ capabilities: detachedCapabilities('/'), stores, defaults });
  const composition = composeStore(store, defaults, { parent: container });
  if (!composition.ok) throw new Error(`${name} does not compose.`);
  const { runtime } = composition;
  expect([runtime.one(themePoint)?.id.split('-')[0], runtime.one(startPagePoint)?.path]).toEqual([listed.theme, listed.startPath]);
});

it('without any store the program still starts and says what is missing', async () => {
  const storefront = createStorefront({ capabilities: detachedCapabilities('/'), stores: {}, defaults });
  expect(await storefront.prepare('ADVANTAGE', null)).toEqual({ kind: 'unavailable' });
  expect(storefront.unavailable.get()?.diagnostics).toMatchObject([{ code: 'STORE_NOT_INSTALLED', message: expect.stringContaining('installed: none') }]);
});
