import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryStorage } from './key-value-storage.ts';
import { storeStorage } from './store-storage.ts';

it('keeps the values of a store apart from those of the engine and of every other store', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      const browser = memoryStorage({ access_token: 'secret' });
      const one = storeStorage(browser, 'ONE');
      const other = storeStorage(browser, 'OTHER');
      for (const [key, value] of pairs) one.set(key, value);
      expect(Object.fromEntries(one.keys().map((key) => [key, one.get(key)]))).toEqual(Object.fromEntries(pairs));
      expect([other.keys(), other.get('access_token'), browser.get('access_token')]).toEqual([[], null, 'secret']);
      for (const key of one.keys()) one.remove(key);
      expect(browser.keys()).toEqual(['access_token']);
    }),
  );
});
