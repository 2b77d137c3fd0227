import type { FieldRule } from './field-rule.ts';

const written = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))$/;

/** A day as `yyyy-mm-dd` from `yyyy-mm-dd` or `m/d/yyyy`; null when it is written otherwise or no calendar has it. */
export function parseCalendarDate(value: string): string | null {
  const [, year, month, day, usMonth, usDay, usYear] = written.exec(value.slice(0, 200).trim()) ?? [];
  const [y, m, d] = [year ?? usYear, month ?? usMonth, day ?? usDay].map(Number);
  if (value.length > 200 || !y || !m || !d || m > 12 || d > daysInMonth(y, m)) return null;
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

/** Gregorian, without `Date`: it reads the years 0 to 99 as 1900 to 1999. */
function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A real day as yyyy-mm-dd or m/d/yyyy (specification, section 5). */
export const dateRule: FieldRule = (value) =>
  parseCalendarDate(value) === null ? 'Enter a date as yyyy-mm-dd or m/d/yyyy, for example 2027-03-31 or 3/31/2027.' : null;
