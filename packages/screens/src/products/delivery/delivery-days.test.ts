import { expect, it } from 'vitest';
import { formatDeliveryDays } from './delivery-days.ts';

it.each([
  [{ low: 1, high: 1 }, '1 day'],
  [{ low: 3, high: 9 }, '3 to 9 days'],
  [null, null],
])('delivery days %j read as %j', (days, text) => {
  expect(formatDeliveryDays(days)).toBe(text);
});
