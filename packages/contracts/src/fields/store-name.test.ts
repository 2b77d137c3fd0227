import { expect, it } from 'vitest';
import { knownStores, parseStoreName } from './store-name.ts';

it('a store name is taken in any case, and unknown ones are refused [spec 5.15]', () => {
  expect(parseStoreName('advantage')).toBe('ADVANTAGE');
  expect(parseStoreName('DOLPUNCHOUT')).toBeNull();
  expect(parseStoreName(undefined)).toBeNull();
});

it('the known stores are nine [spec 5.15]', () => {
  expect(knownStores).toEqual(['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE']);
});
