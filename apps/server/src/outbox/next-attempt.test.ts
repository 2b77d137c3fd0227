import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAttempt } from './next-attempt.ts';

const now = new Date('2026-11-20T15:00:00Z');
const pause = (attempts: number, random: number): number => (nextAttempt(attempts, now, random)?.getTime() ?? Number.NaN) - now.getTime();

it('is later each time, from half a minute to an hour', () => {
  expect([1, 2, 3, 7, 8, 59].map((attempts) => pause(attempts, 1) / 1000)).toEqual([30, 60, 120, 1920, 3600, 3600]);
});

it('differs for messages that failed together, by a quarter at most', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 59 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempts, random) => {
    const [longest, found] = [pause(attempts, 1), pause(attempts, random)];
    expect(found).toBeGreaterThanOrEqual(0.75 * longest);
    expect(found).toBeLessThanOrEqual(longest);
  }));
});

it('does not come after sixty attempts, which take more than two days', () => {
  const all = Array.from({ length: 59 }, (_, i) => pause(i + 1, 0)).reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThan(38 * 3_600_000);
  expect(nextAttempt(60, now, 0)).toBeNull();
});
