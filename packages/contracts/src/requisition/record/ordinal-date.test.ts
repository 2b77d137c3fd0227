import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOfDocument, latestDay, nearestDay, ordinalDate } from './ordinal-date.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));

it.each([['2026-11-20', '6324'], ['2024-12-31', '4366'], ['2030-01-01', '0001'], ['2024-03-01', '4061'], ['2026-03-01', '6060']])('%s is %s', (day, text) => {
  expect(ordinalDate(day)).toBe(text);
});

it('is read back as the day that it was made of, that day and as the nearest', () => {
  fc.assert(fc.property(anyDay, (day) => {
    expect([dayOfDocument(ordinalDate(day), day, 0), nearestDay(ordinalDate(day), day), latestDay(ordinalDate(day).slice(1), day)]).toEqual([day, day, day]);
  }));
});

it.each([
  ['6366', '2026-05-01', null],
  ['4366', '2024-05-01', '2024-12-31'],
  ['6000', '2026-05-01', null],
  ['5365', '2026-01-31', '2025-12-31'],
  ['5365', '2026-02-01', null],
  ['7001', '2026-12-31', null],
  ['632', '2026-12-31', null],
  ['632A', '2026-12-31', null],
])('%s on %s is %s', (text, today, day) => {
  expect(dayOfDocument(text, today, 31)).toBe(day);
});

it.each([['365', '2026-01-02', '2025-12-31'], ['366', '2026-01-02', '2024-12-31'], ['324', '2026-11-20', '2026-11-20'], ['325', '2026-11-20', '2025-11-21'], ['367', '2026-11-20', null], ['', '2026-11-20', null]])('day %s, not after %s, was %s', (number, today, day) => {
  expect(latestDay(number, today)).toBe(day);
});

it('an estimated date may lie ahead', () => {
  expect([nearestDay('7010', '2026-12-20'), nearestDay('5360', '2026-01-02'), nearestDay('', '2026-01-02'), nearestDay('5366', '2026-01-02')]).toEqual(['2027-01-10', '2025-12-26', null, null]);
});
