import { dateRule, parseCalendarDate, parseDollars, supervisorRules, yearBeginnings } from '@quartermaster/contracts';
import { typedText } from '../../mail/index.ts';
import { daysAfter } from '../../runtime/index.ts';
import type { AuthorizationEvent } from '../state/event.ts';

/** Days for which an authorization may hold. */
const longestDays = 730;
/** Days that the form begins with. */
const usualDays = 365;

export const latestUntil = (today: string): string => daysAfter(today, longestDays);
export const usualUntil = (today: string): string => daysAfter(today, usualDays);

export type CheckedAnswer = { readonly errors: { field: string; message: string }[] } | { readonly errors?: never; readonly event: AuthorizationEvent };

/** What a supervisor lets a member order, from today on. */
export function checkTerms({ limit, yearBegins, until }: { readonly limit: string; readonly yearBegins: string; readonly until: string }, today: string): CheckedAnswer {
  const errors: { field: string; message: string }[] = [];
  const [cents, month, last] = [parseDollars(limit), yearBeginnings.find((known) => String(known.month) === yearBegins)?.month, parseCalendarDate(until)];
  if (cents === null) errors.push({ field: 'limit', message: supervisorRules.limit(limit) ?? 'Enter an amount.' });
  if (month === undefined) errors.push({ field: 'yearBegins', message: 'Choose which year the limit is for.' });
  if (last === null) errors.push({ field: 'until', message: dateRule(until) ?? 'Enter a day.' });
  else if (last < today || last > latestUntil(today)) errors.push({ field: 'until', message: `Enter a day from today, ${today}, to ${latestUntil(today)}.` });
  if (errors.length > 0 || cents === null || month === undefined || last === null) return { errors };
  return { event: { kind: 'authorized', limit: cents, yearBegins: month, from: today, until: last } };
}

export function checkReason(typed: string, kind: 'declined' | 'revoked'): CheckedAnswer {
  const reason = typedText(typed);
  const message = supervisorRules.reason(reason);
  return message === null ? { event: { kind, reason } } : { errors: [{ field: 'reason', message }] };
}
