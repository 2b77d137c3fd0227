import { createStorefront, detachedCapabilities } from '@quartermaster/core/host';
import { expect, it, vi } from 'vitest';
import { defaults } from '../defaults.ts';
import { reportingFailures } from './reporting-failures.ts';

function harbor(load: () => Promise<never>) {
  const call = vi.fn(() => Promise.reject(new Error('no server')));
  const engine = createStorefront({ capabilities: detachedCapabilities('/home'), stores: { HARBOR: load }, shipped: [{ name: 'HARBOR', number: 11 }], defaults });
  const storefront = reportingFailures({ ...engine, call }, { name: 'HARBOR', version: '1.2.0' });
  const told = () => (call.mock.calls as unknown as [string, Record<string, string>][]).map(([path, { store, version, code, message }]) => [path, store, version, code, message]);
  return { storefront, told };
}

it('a store that cannot be composed is told to the server, with its version and why', async () => {
  const { storefront, told } = harbor(() => Promise.reject(new Error('broken at import')));
  expect(await storefront.prepare('HARBOR', null)).toEqual({ kind: 'unavailable' });
  expect(told()).toEqual([['/stores/failure', 'HARBOR', '1.2.0', 'STORE_LOAD_FAILED', expect.stringContaining('broken at import')]]);
});

it('a part that throws is told once, however often it renders, and of many failures the first', async () => {
  const { storefront, told } = harbor(() => new Promise(() => {}));
  for (let number = 0; number < 3; number += 1) await storefront.screenFailed('header', new Error('broken header'));
  for (let number = 0; number < 9; number += 1) await storefront.screenFailed('script', `failure ${number} ${'x'.repeat(2000)}`);
  expect(told().map(([, , , code, message]) => `${code} ${message?.length ?? 0}`)).toEqual(['header 13', 'script 1000', 'script 1000', 'script 1000', 'script 1000']);
});
