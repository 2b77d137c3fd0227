import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EIGHT_DIGITS, readWholeNumber } from './whole-number.ts';

const bounds = { min: 1, max: EIGHT_DIGITS };

test.each([['7', 7], [' 12 ', 12], ['1,200', 1200], ['12 000', 12000], ['99,999,999', 99_999_999], ['007', 7]])('reads "%s" as %i', (typed, value) => {
  expect(readWholeNumber(typed, bounds)).toBe(value);
});

test.each(['', '0', '-1', '1.5', '1e9', '100000000', '1,20', 'ten', '٣', '0x10'])('refuses "%s"', (typed) => {
  expect(readWholeNumber(typed, bounds)).toBeUndefined();
});

test('reads back every quantity, written plainly or with commas', () => {
  fc.assert(fc.property(fc.integer(bounds), (quantity) => {
    expect(readWholeNumber(String(quantity), bounds)).toBe(quantity);
    expect(readWholeNumber(quantity.toLocaleString('en-US'), bounds)).toBe(quantity);
  }));
});

test('gives nothing outside the bounds, whatever is typed', () => {
  fc.assert(fc.property(fc.string(), fc.integer(bounds), fc.integer(bounds), (typed, one, other) => {
    const [min, max] = [Math.min(one, other), Math.max(one, other)];
    const value = readWholeNumber(typed, { min, max });
    expect(value === undefined || (Number.isInteger(value) && value >= min && value <= max)).toBe(true);
  }));
});
