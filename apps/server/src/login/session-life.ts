const later = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);

export const secondsBefore = (instant: Date, seconds: number): Date => later(instant, -seconds);

/** When a session ends whose last call comes now (specification, sections 4 and 9). The server's clock decides. */
export const endOf = (now: Date, timeout: number): Date => later(now, timeout);

/**
 * A call is written down when the end it gives is later by this than the one that is there: once a minute, or sixty times
 * in a short timeout. A session may end that much sooner after its last call, and never later than its timeout.
 */
export const noteFrom = (now: Date, timeout: number): Date => secondsBefore(endOf(now, timeout), Math.min(60, timeout / 60));

/** Days for which a session that is over is remembered as such, so that its buyer is told why. It keeps no tokens then. */
export const rememberedDays = 7;

/** Seconds for which the id that a session had before a store switch still leads to its renewal: tabs may have asked already. */
export const followSeconds = 10;
