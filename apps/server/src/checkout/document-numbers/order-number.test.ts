import { cartNumberRule, highestStoreNumber, knownStores, storeIdOf } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { federalFiscalYear } from '../../runtime/index.ts';
import { orderNumber, purchaseOrderNumber } from './order-number.ts';
import { isOrderNumber } from './testing/is-order-number.ts';

const anyParts = fc.record({
  storeNumber: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: highestStoreNumber })),
  fiscalYear: fc.integer({ min: 2000, max: 2099 }),
  sequence: fc.integer({ min: 1, max: 99_999_999 }),
});
const anyNumber = anyParts.map(orderNumber);

const digitPlaces = (text: string): number[] => [...text].flatMap((character, i) => (/\d/.test(character) ? [i] : []));

describe('order numbers', () => {
  it('say store, fiscal year, count and check digit', () => {
    expect(orderNumber({ storeNumber: 0, fiscalYear: 2027, sequence: 123 })).toBe('A27-0000123-6');
    expect(orderNumber({ storeNumber: storeIdOf('STATE'), fiscalYear: 2030, sequence: 12_345_678 })).toMatch(/^K30-12345678-\d$/);
    expect(purchaseOrderNumber('A27-0000123-6', 2)).toBe('A27-0000123-6-02');
  });

  it('give every known store a letter of its own', () => {
    const letters = knownStores.map((store) => orderNumber({ storeNumber: storeIdOf(store), fiscalYear: 2027, sequence: 1 })[0]);
    expect(letters.join('')).toBe('ABCDFGIJK');
  });

  it.each([
    [11, /^L27-0000001-\d$/],
    [25, /^Z27-0000001-\d$/],
    [26, /^A1-27-0000001-\d$/],
    [51, /^Z1-27-0000001-\d$/],
    [highestStoreNumber, /^Z999-27-0000001-\d$/],
  ])('of store %i look like %s', (storeNumber, form) => {
    expect(orderNumber({ storeNumber, fiscalYear: 2027, sequence: 1 })).toMatch(form);
  });

  it('of two stores, years or counts are never the same', () => {
    fc.assert(
      fc.property(anyParts, anyParts, (one, other) => {
        const isSame = one.storeNumber === other.storeNumber && one.fiscalYear === other.fiscalYear && one.sequence === other.sequence;
        expect(orderNumber(one) === orderNumber(other)).toBe(isSame);
      }),
    );
  });

  it('have the form of a cart number, and those of their purchase orders have it too [spec 5.8]', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 1, max: 99 }), (number, position) => {
        const purchaseOrder = purchaseOrderNumber(number, position);
        expect([cartNumberRule(number), cartNumberRule(purchaseOrder)]).toEqual([null, null]);
        expect(isOrderNumber(purchaseOrder)).toBe(false);
      }),
    );
  });

  it('refuse a count below 1, and a store that has no letter', () => {
    expect(() => orderNumber({ storeNumber: 0, fiscalYear: 2027, sequence: 0 })).toThrow('counted from 1');
    for (const storeNumber of [-1, 0.5, highestStoreNumber + 1]) {
      expect(() => orderNumber({ storeNumber, fiscalYear: 2027, sequence: 1 })).toThrow('0 to 25999');
    }
  });

  it('are recognized as they were made', () => {
    fc.assert(fc.property(anyNumber, (number) => { expect(isOrderNumber(number)).toBe(true); }));
  });

  it('with one wrong digit are recognized as wrong', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, choice, by) => {
        const places = digitPlaces(number);
        const place = places[choice % places.length] ?? 0;
        const wrong = String((Number(number[place]) + by) % 10);
        expect(isOrderNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('with two neighboring digits exchanged, across a hyphen too, are recognized as wrong', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(), (number, choice) => {
        const places = digitPlaces(number);
        const at = choice % (places.length - 1);
        const [left = 0, right = 0] = [places[at], places[at + 1]];
        fc.pre(number[left] !== number[right]);
        const characters = [...number];
        [characters[left], characters[right]] = [number[right] ?? '', number[left] ?? ''];
        expect(isOrderNumber(characters.join(''))).toBe(false);
      }),
    );
  });

  it.each(['', 'A27-123-6', 'a27-0000123-6', 'A27-0000123-6-01', 'L27-0000123-6', 'A0-27-0000123-6', 'AA27-0000123-6', `A27-${'1'.repeat(60)}-1`])('do not look like %j', (text) => {
    expect(isOrderNumber(text)).toBe(false);
  });
});

describe('the federal fiscal year', () => {
  it.each([
    ['2026-09-30T23:00:00Z', 2026],
    ['2026-10-01T03:59:59Z', 2026],
    ['2026-10-01T04:00:00Z', 2027],
    ['2026-11-20T15:04:05Z', 2027],
    ['2027-01-01T12:00:00Z', 2027],
  ])('of %s is %i', (instant, year) => {
    expect(federalFiscalYear(new Date(instant))).toBe(year);
  });
});
