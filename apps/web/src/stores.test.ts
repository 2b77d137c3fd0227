import { composeStore, createStorefront, detachedCapabilities } from '@quartermaster/core/host';
import { parseStoreName } from '@quartermaster/contracts';
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

it('without any store the program still starts and says what is missing', async () => {
  const storefront = createStorefront({ capabilities: detachedCapabilities('/'), stores: {}, defaults });
  expect(await storefront.prepare('ADVANTAGE', null)).toEqual({ kind: 'unavailable' });
  expect(storefront.unavailable.get()?.diagnostics).toMatchObject([{ code: 'STORE_NOT_INSTALLED', message: expect.stringContaining('installed: none') }]);
});
