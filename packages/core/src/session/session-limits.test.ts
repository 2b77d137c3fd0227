import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aboutHowLong, announcementOf, asCountdown } from '../shell/countdown.ts';
import { defaultSessionTimeout, sessionLimits } from './session-limits.ts';

it('the default is half an hour; the warning comes at 80 % of it and counts 300 seconds down [spec 4.30, 9.4, 9.5]', () => {
  expect(defaultSessionTimeout).toBe(1800);
  expect(sessionLimits(defaultSessionTimeout)).toEqual({ warnAfter: 1_440_000, endAfter: 1_740_000 });
});

it('the countdown is never longer than what is left, and the server never ends the session before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 86_400 }), (timeout) => {
      const { warnAfter, endAfter } = sessionLimits(timeout);
      expect(warnAfter).toBe(timeout * 800);
      expect(endAfter).toBeGreaterThan(warnAfter);
      expect(endAfter).toBeLessThanOrEqual(timeout * 1000);
      expect(endAfter - warnAfter).toBeLessThanOrEqual(300_000);
    }),
  );
});

it.each([[300, 'five minutes', '5:00'], [299, 'five minutes', '4:59'], [90, 'two minutes', '1:30'], [61, 'one minute', '1:01'], [51, 'one minute', '0:51'], [50, '50 seconds', '0:50'], [1, '1 second', '0:01'], [0, '0 seconds', '0:00'], [600, '10 minutes', '10:00']])(
  '%i seconds are about %s, %s on a clock',
  (seconds, words, countdown) => {
    expect([aboutHowLong(seconds), asCountdown(seconds)]).toEqual([words, countdown]);
  },
);

it('a screen reader is told of a countdown at some marks, not with every second', () => {
  const said = Array.from({ length: 301 }, (_, passed) => announcementOf(300 - passed));
  expect(said.filter((text, second) => text !== said[second - 1])).toEqual([
    '', 'four minutes left.', 'three minutes left.', 'two minutes left.', 'one minute left.', '30 seconds left.', '10 seconds left.', '',
  ]);
});
