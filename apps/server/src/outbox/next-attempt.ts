const firstPause = 30_000;
const longestPause = 60 * 60_000;
/** With the pauses between them, more than two days: as long as mail servers keep what they cannot hand on. */
const mostAttempts = 60;

/**
 * When a message is tried again that could not be sent: after half a minute, and each time after twice as long, up to an hour. Pauses differ
 * by a quarter at most, so that what failed together is not tried together.
 *
 * @param attempts so far, from 1
 * @param random from 0 to below 1
 * @returns null when it has been tried often enough: an operator has to look at it
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= mostAttempts) return null;
  const pause = Math.min(longestPause, firstPause * 2 ** (attempts - 1));
  return new Date(now.getTime() + Math.round(pause * (0.75 + random / 4)));
}
