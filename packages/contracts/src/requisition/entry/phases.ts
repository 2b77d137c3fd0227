import { ordinalDate } from '../record/ordinal-date.ts';

/** Most deliveries of one phased entry. */
export const mostPhases = 24;

const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day so many months after another, `YYYY-MM-DD`; the last of its month where that has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [thatYear, thatMonth] = [year + Math.floor((month - 1 + months) / 12), ((month - 1 + months) % 12) + 1];
  return [thatYear, String(thatMonth).padStart(2, '0'), String(Math.min(date, lastOfMonth(thatYear, thatMonth))).padStart(2, '0')].join('-');
}

/** The days of deliveries, each so many months after the one before, counted from the first. */
export const phaseDays = (first: string, months: number, deliveries: number): readonly string[] => Array.from({ length: deliveries }, (_, nth) => monthsAfter(first, nth * months));

/** What is wrong with the day of a delivery as a required delivery date (R14); null: nothing. Columns 62 to 64 hold the day of the year alone, so it lies less than a year ahead. */
export const phaseDayProblem = (day: string, today: string): string | null =>
  (day > today && day < monthsAfter(today, 12) ? null : `${day} is not within the year that begins tomorrow. Columns 62 to 64 say no year: give a day after ${today} and before ${monthsAfter(today, 12)}.`);

/** `015` of `2027-01-15`, for columns 62 to 64. */
export const requiredDeliveryDateOf = (day: string): string => ordinalDate(day).slice(1);
