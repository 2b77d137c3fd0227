import { knownStores } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { federalFiscalYear } from './fiscal-year.ts';
import { isOrderNumber, orderNumber, purchaseOrderNumber, storeLetter } from './order-number.ts';

const anyNumber = fc
  .record({
    store: fc.constantFrom(...knownStores),
    fiscalYear: fc.integer({ min: 2000, max: 2099 }),
    sequence: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(orderNumber);

const digitPlaces = (text: string): number[] => [...text].flatMap((character, i) => (/\d/.test(character) ? [i] : []));

describe('order numbers', () => {
  it('say store, fiscal year, count and check digit', () => {
    expect(orderNumber({ store: 'ADVANTAGE', fiscalYear: 2027, sequence: 123 })).toBe('A27-0000123-6');
    expect(orderNumber({ store: 'STATE', fiscalYear: 2030, sequence: 12_345_678 })).toMatch(/^K30-12345678-\d$/);
    expect(purchaseOrderNumber('A27-0000123-6', 2)).toBe('A27-0000123-6-02');
  });

  it('give every store a letter of its own', () => {
    expect(new Set(knownStores.map(storeLetter)).size).toBe(knownStores.length);
  });

  it('refuse a count below 1', () => {
    expect(() => orderNumber({ store: 'ADVANTAGE', fiscalYear: 2027, sequence: 0 })).toThrow('counted from 1');
  });

  it('are recognised as they were made', () => {
    fc.assert(fc.property(anyNumber, (number) => isOrderNumber(number)));
  });

  it('with one wrong digit are recognised as wrong', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, choice, by) => {
        const places = digitPlaces(number);
        const place = places[choice % places.length] ?? 0;
        const wrong = String((Number(number[place]) + by) % 10);
        return !isOrderNumber(number.slice(0, place) + wrong + number.slice(place + 1));
      }),
    );
  });

  it('with two neighbouring digits exchanged, across a hyphen too, are recognised as wrong', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(), (number, choice) => {
        const places = digitPlaces(number);
        const at = choice % (places.length - 1);
        const [left = 0, right = 0] = [places[at], places[at + 1]];
        fc.pre(number[left] !== number[right]);
        const characters = [...number];
        [characters[left], characters[right]] = [number[right] ?? '', number[left] ?? ''];
        return !isOrderNumber(characters.join(''));
      }),
    );
  });

  it.each(['', 'A27-123-6', 'a27-0000123-6', 'A27-0000123-6-01', 'L27-0000123-6', `A27-${'1'.repeat(60)}-1`])('do not look like %j', (text) => {
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
