const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' });
const plainDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 20, 2026`, by the calendar of Washington: the same on the server and in every browser. */
export const orderDay = (instant: string): string => day.format(new Date(instant));

/** `Nov 20, 2026, 10:04 AM ET` */
export const orderMoment = (instant: string): string => `${moment.format(new Date(instant))} ET`;

/** A date without a time, `2026-12-15`, as `Dec 15, 2026`. */
export const calendarDay = (date: string): string => plainDay.format(new Date(`${date}T00:00:00Z`));
