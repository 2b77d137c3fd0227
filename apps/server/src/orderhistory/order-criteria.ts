import { aacRule, dateRule, orderOutlookWords, orderStatusWords, parseCalendarDate, type FieldError, type FieldRule, type OrderCriteria } from '@quartermaster/contracts';
import { niinDigits, nsnDigits } from '../text/index.ts';
import { ordersWith } from './dashboard/outlook-days.ts';
import type { OrderFilter } from './order-list.ts';

type Name = keyof OrderCriteria;

const outlooks = Object.keys(orderOutlookWords) as (keyof typeof orderOutlookWords)[];
const statuses = Object.keys(orderStatusWords) as NonNullable<OrderFilter['status']>[];

/** What a criterion must look like: null when it does, else a sentence that says what to do. One that is empty asks for nothing. */
const rules: Readonly<Partial<Record<Name, FieldRule>>> = {
  number: (typed) => (/^[A-Za-z0-9-]{3,40}$/.test(typed) ? null : 'Enter an order number or a part of it: at least 3 letters, digits and hyphens, for example A27-0000123-6.'),
  nsn: (typed) => (digitsOf(typed) === null ? 'Enter an NSN of 13 digits, or its last nine, for example 7510-01-392-0564 or 01-392-0564.' : null),
  from: dateRule,
  to: dateRule,
  status: (typed) => ([...statuses, ...outlooks].some((known) => known === typed) ? null : 'Choose a status from the list.'),
  lastFour: (typed) => (/^\d{4}$/.test(typed) ? null : 'Enter the last four digits of the card number, for example 0009.'),
  aac: aacRule,
};

const digitsOf = (typed: string): string | null => nsnDigits(typed) ?? niinDigits(typed);

/** Which orders are asked for, where `now` says what is late; or null where nothing is asked for, or something is wrong, which `errors` say by its field. */
export function readCriteria(typed: OrderCriteria, now: Date): { filter: OrderFilter | null; errors: FieldError[] } {
  const criteria = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])) as OrderCriteria;
  const asked = (Object.keys(criteria) as Name[]).filter((name) => criteria[name] !== '');
  const errors = asked.flatMap((field): FieldError[] => {
    const message = rules[field]?.(criteria[field]) ?? null;
    return message === null ? [] : [{ field, message }];
  });
  const [from, to] = [parseCalendarDate(criteria.from), parseCalendarDate(criteria.to)];
  if (from !== null && to !== null && to < from) errors.push({ field: 'to', message: 'Choose a last day that is not before the first.' });
  if (asked.length === 0 || errors.length > 0) return { filter: null, errors };
  return { filter: filterOf(criteria, now), errors };
}

function filterOf({ number, vendor, product, nsn, from, to, status, lastFour, aac }: OrderCriteria, now: Date): OrderFilter {
  const outlook = outlooks.find((known) => known === status);
  return {
    number: number.toUpperCase(),
    vendor,
    words: product.toLowerCase().split(/\s+/).filter((word) => word !== ''),
    nsn: digitsOf(nsn) ?? '',
    from: parseCalendarDate(from) ?? '',
    to: parseCalendarDate(to) ?? '',
    status: statuses.find((known) => known === status),
    ...(outlook !== undefined && ordersWith(outlook, now)),
    lastFour,
    aac: aac.toUpperCase(),
  };
}
