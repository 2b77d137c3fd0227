const millisecondsOfDay = 24 * 60 * 60 * 1000;

const yearOf = (day: string): number => Number(day.slice(0, 4));
/** 1 to 366. */
const numberInYear = (day: string): number => Math.round((Date.parse(day) - Date.UTC(yearOf(day), 0, 1)) / millisecondsOfDay) + 1;
const daysIn = (year: number): number => numberInYear(`${year}-12-31`);
const dayOf = (year: number, number: number): string => new Date(Date.UTC(year, 0, number)).toISOString().slice(0, 10);

/** `6324` of `2026-11-20`: the last digit of the year, and the day of the year. */
export const ordinalDate = (day: string): string => `${yearOf(day) % 10}${String(numberInYear(day)).padStart(3, '0')}`;

/**
 * The day, `YYYY-MM-DD`, that an ordinal date of this year means, or one of last year in the first days of this one; null where it means neither.
 *
 * @param turnDays on how many days of January the last year still counts
 */
export function dayOfDocument(text: string, today: string, turnDays: number): string | null {
  if (!/^\d{4}$/.test(text)) return null;
  const thisYear = yearOf(today);
  const years = numberInYear(today) <= turnDays ? [thisYear, thisYear - 1] : [thisYear];
  const year = years.find((each) => each % 10 === Number(text[0]));
  return year === undefined ? null : realDay(year, text.slice(1));
}

/** The latest day of that number in its year that is not after another day; null where it is no number of a day. */
export function latestDay(number: string, notAfter: string): string | null {
  if (!isDayNumber(number)) return null;
  for (let year = yearOf(notAfter); year > yearOf(notAfter) - 9; year -= 1) {
    const day = realDay(year, number);
    if (day !== null && day <= notAfter) return day;
  }
  return null;
}

/** The day of an ordinal date that is nearest to another day: dates of shipments lie before it or behind it. Null where it is none. */
export function nearestDay(text: string, today: string): string | null {
  if (!/^\d{4}$/.test(text)) return null;
  const thisYear = yearOf(today);
  const year = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5].map((offset) => thisYear + offset).find((each) => each % 10 === Number(text[0]));
  return year === undefined ? null : realDay(year, text.slice(1));
}

/** `001` to `366`. */
export const isDayNumber = (text: string): boolean => /^\d{3}$/.test(text) && Number(text) >= 1 && Number(text) <= 366;

const realDay = (year: number, number: string): string | null =>
  isDayNumber(number) && Number(number) <= daysIn(year) ? dayOf(year, Number(number)) : null;
