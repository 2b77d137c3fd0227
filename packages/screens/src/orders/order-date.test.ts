import { expect, it } from 'vitest';
import { calendarDay, orderDay, orderMoment } from './order-date.ts';

it('shows instants by the calendar of Washington', () => {
  expect(orderDay('2026-11-20T02:00:00Z')).toBe('Nov 19, 2026');
  expect(orderMoment('2026-11-20T15:04:05Z').replaceAll(/\s/g, ' ')).toBe('Nov 20, 2026, 10:04 AM ET');
});

it('never moves a date without a time', () => {
  expect(calendarDay('2026-12-15')).toBe('Dec 15, 2026');
});
