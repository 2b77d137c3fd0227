import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter } from '../../runtime/index.ts';
import { limitYear } from './limit-year.ts';

it.each([
  ['2026-11-24', 1, '2026-01-01', '2026-12-31'], ['2026-11-24', 10, '2026-10-01', '2027-09-30'], ['2026-06-30', 7, '2025-07-01', '2026-06-30'], ['2026-07-01', 7, '2026-07-01', '2027-06-30'],
])('the year of %s that begins in month %i is from %s to %s', (day, begins, from, until) => {
  expect(limitYear(day, begins)).toEqual({ from, until });
});

it('every day is in one year, and years follow each other without a gap', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 12 }), (days, begins) => {
    const day = daysAfter('2000-01-01', days);
    const { from, until } = limitYear(day, begins);
    expect(from <= day && day <= until).toBe(true);
    expect(limitYear(daysAfter(until, 1), begins).from).toBe(daysAfter(until, 1));
  }));
});
