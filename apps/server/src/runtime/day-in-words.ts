const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day as people write it: `March 31, 2027`. @param day `YYYY-MM-DD` */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
