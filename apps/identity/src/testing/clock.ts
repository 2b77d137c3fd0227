import type { Clock } from '../runtime/index.ts';

/** A clock that a test puts forward. It starts in the middle of a TOTP step, so that no test runs over its edge. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

export function testClock(): TestClock {
  const step = 30_000;
  let now = Math.floor(Date.now() / step) * step + step / 2;
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
