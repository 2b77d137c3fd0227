const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of an instant, in Washington. */
export const dayOf = (instant: string): string => days.format(new Date(instant));

/** A calendar day, `YYYY-MM-DD`. */
export const dayInWords = (day: string): string => calendar.format(new Date(`${day}T00:00:00Z`));
