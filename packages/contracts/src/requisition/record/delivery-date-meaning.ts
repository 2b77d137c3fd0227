import { deliveryDateCodes, deliveryDateForm } from '../codes/delivery-date-codes.ts';
import type { Meaning } from './code-meaning.ts';

const dayInMonth = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const commonYear = 2025;
const leapYear = 2024;
const firstDayAfterFebruary = 60;

/** `May 29`, and in leap years the day before. */
function daysOfNumber(number: number): string {
  const inYear = (year: number): string => dayInMonth.format(Date.UTC(year, 0, number));
  if (number === 366) return `${inYear(leapYear)} of a leap year`;
  return number < firstDayAfterFebruary ? inYear(commonYear) : `${inYear(commonYear)}, in a leap year ${inYear(leapYear)}`;
}

const units: Readonly<Record<string, (count: number) => string>> = {
  'N..': (days) => `within ${days} ${days === 1 ? 'day' : 'days'} of the date of the requisition`,
  'E..': (days) => `within ${days} ${days === 1 ? 'day' : 'days'} of the date of the requisition`,
  'S..': (months) => `${months} ${months === 1 ? 'month' : 'months'}`,
  'X..': (months) => `${months} ${months === 1 ? 'month' : 'months'}`,
};

/** What a required delivery date says; undefined: it is none. @param text empty: the column is blank */
export function deliveryDateMeaning(text: string): Meaning | undefined {
  const form = deliveryDateForm(text);
  const row = text === form && /\.|DDD/.test(text) ? undefined : deliveryDateCodes.find(form);
  if (row === undefined) return undefined;
  const more = form === 'DDD' ? daysOfNumber(Number(text)) : units[form]?.(Number(text.slice(1)));
  return { meaning: `${row.meaning}${more === undefined ? '' : `: ${more}`}.`, verified: row.verified };
}
