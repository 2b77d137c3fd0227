const plainDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A date without a time, `2026-12-15`, as `Dec 15, 2026`. */
export const calendarDay = (date: string): string => plainDay.format(new Date(`${date}T00:00:00Z`));
