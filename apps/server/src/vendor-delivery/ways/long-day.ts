const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long' });

/** A day as letters to vendors write it, in the time of Washington. */
export const longDay = (at: Date): string => day.format(at);
