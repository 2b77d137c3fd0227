const day = 86_400_000;

/** When something is over that began then. */
export const endOf = (begun: Date, days: number): Date => new Date(begun.getTime() + days * day);

/** What began before is over now. */
export const beginningOf = (now: Date, days: number): Date => new Date(now.getTime() - days * day);
