import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedNumber, referenceNumber } from './reference-number.ts';

it.each([
  ['H', '123', 'H-0000123-4'],
  ['R', '123', 'R-0000123-4'],
  ['H', '12345678', 'H-12345678-6'],
])('%s and %s are %s', (letter, counted, reference) => {
  expect(referenceNumber(letter, counted)).toBe(reference);
});

it('the number is read back, with or without hyphens and in small letters, and by its own letter alone', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 40 }).map(String), (counted) => {
    const reference = referenceNumber('H', counted);
    const written = [reference, reference.toLowerCase(), ` ${reference.replaceAll('-', '')} `];
    expect(written.map((each) => countedNumber('H', each))).toEqual([counted, counted, counted]);
    expect(countedNumber('R', reference)).toBeNull();
  }));
});

it('a wrong digit is noticed', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 9_999_999 }).map(String), fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 9 }), (counted, at, by) => {
    const reference = referenceNumber('H', counted);
    const wrong = `${reference.slice(0, at)}${(Number(reference[at]) + by) % 10}${reference.slice(at + 1)}`;
    expect(countedNumber('H', wrong)).toBeNull();
  }));
});
