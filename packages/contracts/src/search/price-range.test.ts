import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDollars, readPriceRange } from './price-range.ts';

it.each([['19.99', '19.99'], ['$1,200', '1200'], [' $ 5 ', '5'], ['', null], ['  ', null]])('%j reads as %j', (typed, amount) => {
  expect(readDollars(typed)).toBe(amount);
});

it.each(['abc', '-1', '1.234', '1e9', '5 dollars', '$', '9'.repeat(16)])('%j is no amount', (typed) => {
  expect(readDollars(typed)).toBeUndefined();
});

it('a price range names the field that is wrong', () => {
  expect(readPriceRange('5', '10')).toEqual({ min: '5', max: '10' });
  expect(readPriceRange('', '10')).toEqual({ min: null, max: '10' });
  expect(readPriceRange('x', '10')).toMatchObject({ field: 'min' });
  expect(readPriceRange('5', 'x')).toMatchObject({ field: 'max' });
  expect(readPriceRange('10', '9.99')).toMatchObject({ field: 'max' });
});

it('takes every amount that it would show', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
    const shown = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(Number(readDollars(`$${shown}`))).toBe(cents / 100);
  }));
});
