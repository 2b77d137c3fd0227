import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultStore, knownStores, storeIds } from './known-stores.ts';
import { highestStoreNumber, parseStoreName, storeIdOf, storeIdProblem } from './store-name.ts';

it('a store name is taken in any case, and unknown ones are refused [spec 5.15]', () => {
  expect(parseStoreName('advantage')).toBe('ADVANTAGE');
  expect(parseStoreName('DOLPUNCHOUT')).toBeNull();
  expect(parseStoreName(undefined)).toBeNull();
});

it('the known stores are nine [spec 5.15]', () => {
  expect(knownStores).toEqual(['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE']);
});

it('the store ids 0 to 10 are those of the first reading, and each known store has one [spec 1.10, 9.1]', () => {
  expect(storeIds).toEqual(['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'DOLPUNCHOUT', 'USDA', 'VA', 'EVAPUNCHOUT', 'DHS', 'USMC', 'STATE']);
  expect(knownStores.map(storeIdOf)).toEqual([0, 1, 2, 3, 5, 6, 8, 9, 10]);
  expect(defaultStore).toBe('ADVANTAGE');
});

it('a store of the list is taken beside the known ones, and only under its own name', () => {
  expect(parseStoreName(' harbor1 ', ['HARBOR1'])).toBe('HARBOR1');
  expect(parseStoreName('HARBOR', ['HARBOR1'])).toBeNull();
  expect(parseStoreName('va', ['HARBOR1'])).toBe('VA');
});

it.each([
  [{ name: 'HARBOR1', number: 11 }, null],
  [{ name: 'H2', number: highestStoreNumber }, null],
  [{ name: 'FSS', number: 3 }, null],
  [{ name: 'FSS', number: 11 }, /number of FSS is 3/],
  [{ name: 'HARBOR1', number: 3 }, /0 to 10 belong/],
  [{ name: 'HARBOR1', number: 4 }, /0 to 10 belong/],
  [{ name: 'HARBOR1', number: 11.5 }, /whole number/],
  [{ name: 'HARBOR1', number: highestStoreNumber + 1 }, /to 25999/],
  [{ name: 'DOLPUNCHOUT', number: 4 }, /without a store/],
  [{ name: 'EVAPUNCHOUT', number: 12 }, /without a store/],
  [{ name: 'Harbor', number: 12 }, /capital letters/],
  [{ name: '1HARBOR', number: 12 }, /a letter first/],
  [{ name: 'H', number: 12 }, /2 to 24/],
])('name and number %j', (id, problem) => {
  if (problem === null) expect(storeIdProblem(id)).toBeNull();
  else expect(storeIdProblem(id)).toMatch(problem);
});

it('no store that is shipped alone takes the number of a known store [spec 9.1]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom<string>(...storeIds), fc.stringMatching(/^[A-Z][A-Z0-9]{1,23}$/)), fc.integer({ min: -5, max: storeIds.length - 1 }), (name, number) => {
      const isItsOwn = knownStores.some((store) => store === name && storeIdOf(store) === number);
      expect(storeIdProblem({ name, number }) === null).toBe(isItsOwn);
    }),
  );
});
