import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQuantity } from './read-quantity.ts';

it.each([['1', 1], [' 12 ', 12], ['1,200', 1200], ['0007', 7], ['99999999', 99_999_999]])('%j is a quantity', (typed, quantity) => {
  expect(readQuantity(typed, null)).toEqual({ quantity });
});

it.each(['', '0', '-1', '1.5', '1e9', '123456789', 'two', '０'])('%j is refused with a sentence', (typed) => {
  expect(readQuantity(typed, null)).toEqual({ problem: expect.stringMatching(/whole number/) });
});

it('reads every whole number of up to eight digits as itself', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 99_999_999 }), (quantity) => {
    expect(readQuantity(quantity.toLocaleString('en-US'), null)).toEqual({ quantity });
  }));
});

it.each([['5', { quantity: 5 }], ['6', { problem: 'The vendor has 5 in stock. Enter a quantity of 5 or less.' }], ['999', { problem: expect.stringContaining('5 or less') }]])('%j of 5 in stock: %j', (typed, read) => {
  expect(readQuantity(typed, 5)).toEqual(read);
});
