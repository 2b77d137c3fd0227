import { expect, test } from 'vitest';
import { readDecimal } from './decimal-number.ts';

test.each([['12', 12], ['$1,204.50', 1204.5], ['.5', 0.5], ['3.', 3], ['0', 0]])('reads "%s" as %d', (typed, value) => {
  expect(readDecimal(typed, 2)).toBe(value);
});

test.each(['', '-1', '1.234', '1e5', 'ten', '.', '1.2.3'])('refuses "%s" with two fraction digits', (typed) => {
  expect(readDecimal(typed, 2)).toBeUndefined();
});
