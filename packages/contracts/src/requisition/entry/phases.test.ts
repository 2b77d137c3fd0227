import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ordinalDate } from '../record/ordinal-date.ts';
import { monthsAfter, phaseDayProblem, phaseDays, requiredDeliveryDateOf } from './phases.ts';

const day = fc.integer({ min: 0, max: 5000 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

it('months follow each other, and a month that is too short ends the delivery on its last day', () => {
  expect(phaseDays('2027-01-31', 1, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  expect(phaseDays('2027-11-15', 3, 3)).toEqual(['2027-11-15', '2028-02-15', '2028-05-15']);
  fc.assert(fc.property(day, fc.integer({ min: 0, max: 36 }), (first, months) => {
    const [year = 0, month = 0] = first.split('-').map(Number);
    const [thatYear = 0, thatMonth = 0] = monthsAfter(first, months).split('-').map(Number);
    expect(thatYear * 12 + thatMonth).toBe(year * 12 + month + months);
    expect(new Date(monthsAfter(first, months)).toISOString().slice(0, 10)).toBe(monthsAfter(first, months));
  }));
});

it('the day of the year names one day alone among those that a delivery may have (R14)', () => {
  fc.assert(fc.property(day, (today) => {
    const days = Array.from({ length: 380 }, (_, nth) => new Date(Date.parse(today) + (nth - 5) * 86_400_000).toISOString().slice(0, 10)).filter((each) => phaseDayProblem(each, today) === null);
    expect(days.length).toBeGreaterThanOrEqual(363);
    expect(days[0]).toBe(new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10));
    expect(new Set(days.map((each) => ordinalDate(each))).size).toBe(days.length);
    expect(days.every((each) => /^\d{3}$/.test(requiredDeliveryDateOf(each)))).toBe(true);
  }), { numRuns: 50 });
});
