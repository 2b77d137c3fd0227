import { sql } from '@quartermaster/database';
import { respond, signedIn, type RequestContext } from '../../wire/index.ts';
import { mayBeOwn } from '../../authorization/index.ts';
import { isAnyApprover, isApproverOf } from '../approvers/kept-approvers.ts';
import { findRequests } from '../record/kept-request.ts';
import { shownSummary } from './show-request.ts';

const mostShown = 100;

/** What waits for the caller, what ended lately, and what they have sent themself; in the store of the call. */
export async function showLists(context: RequestContext) {
  const { buyerId, verifiedEmails } = signedIn(context);
  const here = sql`request.store = ${context.store.name}`;
  const decides = sql`${here} and request.buyer_id <> ${buyerId} and ${isApproverOf(verifiedEmails, sql`request.scope`, sql`request.code`)}`;
  const isApprover = await isAnyApprover(context.database, verifiedEmails);
  const ofOthers = async (status: 'waiting' | 'ended') => {
    if (!isApprover) return [];
    const found = await findRequests(context.database, status === 'waiting' ? sql`${decides} and status = 'waiting'` : sql`${decides} and status <> 'waiting'`, status === 'waiting' ? sql`asked_at` : sql`ended_at desc`, mostShown);
    return found.filter(({ buyerEmail }) => !mayBeOwn(buyerEmail, verifiedEmails)).map(shownSummary);
  };
  const own = await findRequests(context.database, sql`${here} and request.buyer_id = ${buyerId}`, sql`asked_at desc`, mostShown);
  return respond('Success', { isApprover, waiting: await ofOthers('waiting'), ended: await ofOthers('ended'), own: own.map(shownSummary) });
}
