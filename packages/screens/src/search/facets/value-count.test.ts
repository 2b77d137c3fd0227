import { expect, it } from 'vitest';
import { valueCountText } from './value-count.ts';

it.each([
  [2888, true, '2,888'],
  [0, true, '0'],
  [1486, false, '1,486+'],
] as const)('the number %i, exact: %s, is written %s', (count, isExact, text) => {
  expect(valueCountText(count, isExact)).toBe(text);
});
