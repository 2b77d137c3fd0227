const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day or an instant (ISO 8601) as `May 31, 2029`, by UTC. */
export const longDay = (date: string): string => day.format(new Date(date));
