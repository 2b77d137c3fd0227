import { usd } from '@quartermaster/contracts';
import { washingtonDay, type Queries } from '../runtime/index.ts';
import { yearNow } from './limit/standing.ts';
import { usedIn } from './limit/used.ts';
import type { KeptAuthorization } from './record/kept-authorization.ts';

/** What was authorized, with how much of it is used in the year that is now; null where nothing was. */
export async function shownTerms(queries: Queries, { buyerId, terms, status }: KeptAuthorization, now: Date) {
  if (terms === null) return null;
  const year = yearNow(terms, washingtonDay(now));
  const used = status === 'authorized' ? await usedIn(queries, buyerId, year) : 0;
  return {
    limit: usd(terms.limit), yearBegins: terms.yearBegins, from: terms.from, until: terms.until, used: usd(used), left: usd(status === 'authorized' ? Math.max(0, terms.limit - used) : 0), yearEnds: year.until,
  };
}

/** What was asked for. */
export const shownRequest = ({ status, supervisorName, purpose, yearly, askedAt, answerBy, reason }: KeptAuthorization) => ({
  status, supervisorName, purpose, yearly: usd(yearly), askedAt: askedAt.toISOString(), answerBy: answerBy.toISOString(), reason,
});
