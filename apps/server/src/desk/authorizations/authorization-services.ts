import { formatMoney, usd } from '@quartermaster/contracts';
import { authorizationService, authorizationsService, pageSize, revokeAuthorizationService, type ListedAuthorization } from '@quartermaster/contracts-desk';
import { authorizationWithId, eventsOfAuthorization, findAuthorizations, revokeByOperator, shownTerms, yearWords, type KeptAuthorization } from '../../authorization/index.ts';
import type { Queries, Randomness } from '../../runtime/index.ts';
import { checkedText } from '../orders/typed-reason.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { firstRow, pagesOf } from '../wire/pages.ts';
import { eventWords } from './event-words.ts';

/** What supervisors let state and local members order. Operators do not authorize anything; they revoke. */
export const authorizationDeskServices = (tools: { readonly webOrigin: string; readonly randomness: Randomness }): readonly DeskImplementation[] => [
  implementRead(authorizationsService, async ({ q, state, page }, { database }) => {
    const rows = await findAuthorizations(database, { q, state, skip: firstRow(page), most: pageSize });
    return { ...pagesOf(rows, page), authorizations: rows.map(listedOf) };
  }),
  implementRead(authorizationService, async ({ id }, { database, now }) => {
    const kept = await found(database, id);
    const { store, purpose, yearly, answerBy, reason } = kept;
    const events = await eventsOfAuthorization(database, id);
    return {
      authorization: { ...listedOf(kept), store, purpose, yearly: formatMoney(usd(yearly)), answerBy: answerBy.toISOString(), reason, terms: await termsOf(database, kept, now) },
      happenings: events.map(({ position, event, happenedAt, actor: { kind: by, name } }) => ({ position, at: happenedAt.toISOString(), ...eventWords(event), by, name })),
    };
  }),
  implementWrite(revokeAuthorizationService, async ({ id, reason: typed }, connection, { operator: { name: operator }, now }) => {
    const reason = checkedText('reason', typed);
    const kept = await found(connection, id);
    const recorded = await revokeByOperator(connection, kept, { operator, reason, now }, tools);
    if (recorded.kind === 'refused') throw changedMeanwhile(`${recorded.message} Load the page again.`);
    return { answer: {}, change: { action: 'authorization.revoked', subject: kept.memberEmail, details: { authorization: id, supervisor: kept.supervisorEmail, reason } } };
  }),
];

const listedOf = ({ authorizationId, status, memberName, memberEmail, government: { government, state }, supervisorName, supervisorEmail, askedAt }: KeptAuthorization): ListedAuthorization => ({
  id: authorizationId, state: status, memberName, memberEmail, government: `${government}, ${state}`, supervisorName, supervisorEmail, askedAt: askedAt.toISOString(),
});

async function termsOf(queries: Queries, kept: KeptAuthorization, now: Date) {
  const terms = await shownTerms(queries, kept, now);
  if (terms === null) return null;
  const { limit, yearBegins, from, until, used, left, yearEnds } = terms;
  return { limit: formatMoney(limit), year: yearWords(yearBegins), from, until, use: kept.status === 'authorized' ? { used: formatMoney(used), left: formatMoney(left), yearEnds } : null };
}

/** @throws Problem 404 */
async function found(queries: Queries, id: string): Promise<KeptAuthorization> {
  const kept = await authorizationWithId(queries, id);
  if (kept === null) throw notFound('There is no such authorization.');
  return kept;
}
