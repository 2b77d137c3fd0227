/** Seconds without a call after which the server ends a session, until it says otherwise (specification, section 9). */
export const defaultSessionTimeout = 1800;

const warnShare = 0.8;
/** Milliseconds. */
const longestCountdown = 300_000;

export interface SessionLimits {
  /** Milliseconds after the latest call when the warning comes. */
  readonly warnAfter: number;
  /** Milliseconds after the latest call when the warning has no answer and the session ends. */
  readonly endAfter: number;
}

/**
 * When a session of this timeout (in seconds) is warned about and when it ends: a warning at 80 %, then a countdown of 300
 * seconds (specification, sections 4 and 9). After 1800 seconds the server would end it: 1440 + 300 is before that. A short
 * timeout leaves less than 300 seconds after the warning: the countdown is never longer than what is left.
 */
export function sessionLimits(timeoutSeconds: number): SessionLimits {
  const timeout = timeoutSeconds * 1000;
  const warnAfter = timeout * warnShare;
  return { warnAfter, endAfter: Math.min(warnAfter + longestCountdown, timeout) };
}
