/**
 * Pauses between attempts are an hour at most, so nothing that waits is due later than this, but for what was put off before the clock was set back. The clean-up
 * has that tried now: it would wait until the wrong time has come. Milliseconds.
 */
const farthestAttempt = 2 * 3600_000;

/** An attempt that is due later was put off by a clock that was wrong. */
export const afterAnyAttempt = (now: Date): Date => new Date(now.getTime() + farthestAttempt);
