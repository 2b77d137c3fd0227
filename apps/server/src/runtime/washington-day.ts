const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

/** Calendar day of an instant in Washington, where the orders' dates are meant: `YYYY-MM-DD`. */
export const washingtonDay = (instant: Date): string => calendar.format(instant);

/** The day that is so many days after another; days have no time and no zone. */
export function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
