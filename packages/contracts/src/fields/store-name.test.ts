import { expect, it } from 'vitest';
import { defaultStore, knownStores, parseStoreName, storeIdOf, storeIds } from './store-name.ts';

it('a store name is taken in any case, and unknown ones are refused [spec 5.15]', () => {
  expect(parseStoreName('advantage')).toBe('ADVANTAGE');
  expect(parseStoreName('DOLPUNCHOUT')).toBeNull();
  expect(parseStoreName(undefined)).toBeNull();
});

it('the known stores are nine [spec 5.15]', () => {
  expect(knownStores).toEqual(['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE']);
});

it('the store ids 0 to 10 are those of the first reading, and each known store has one [spec 9.1]', () => {
  expect(storeIds).toEqual(['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'DOLPUNCHOUT', 'USDA', 'VA', 'EVAPUNCHOUT', 'DHS', 'USMC', 'STATE']);
  expect(knownStores.map(storeIdOf)).toEqual([0, 1, 2, 3, 5, 6, 8, 9, 10]);
  expect(defaultStore).toBe('ADVANTAGE');
});
