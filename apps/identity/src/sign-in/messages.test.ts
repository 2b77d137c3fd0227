import { expect, it } from 'vitest';
import { duration } from './messages.ts';

it.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('says %i seconds as "%s"', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});
