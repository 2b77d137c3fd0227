const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Days have no time: `2026-10-01` is `October 2026` everywhere. */
export const monthInWords = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/** `Oct` */
export const shortMonth = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));
