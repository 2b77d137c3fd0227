import { expect, it } from 'vitest';
import { daysAfter, washingtonDay } from './washington-day.ts';

it('a day is that of Washington', () => {
  expect(washingtonDay(new Date('2026-11-11T04:59:59Z'))).toBe('2026-11-10');
  expect(washingtonDay(new Date('2026-11-11T05:00:00Z'))).toBe('2026-11-11');
  expect(washingtonDay(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
});

it.each([
  ['2026-11-23', 6, '2026-11-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2026-11-23', 0, '2026-11-23'],
])('the day %s and %i days is %s, whenever clocks change', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later);
});
