import { formatMoney, usd, type Money, type RequisitionRequest } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { budgetsOf, canRemind, isAnyApprover, isApproverOf, leftOf, mostReminders, reservedFor } from '../../approvals/index.ts';
import { mayBeOwn } from '../../authorization/index.ts';
import { redirect, respond, signedIn, type RequestContext } from '../../wire/index.ts';
import { checkLines, findEntryItems, verifiedLine } from '../verify/check-entry.ts';
import { sumOf } from '../verify/sums.ts';
import { fundOf } from './fund-of.ts';
import { findRequests, type KeptRequest } from './kept-request.ts';
import type { Looked } from './look-at-request.ts';
import { noRoom, reviewedOf } from './reviewed.ts';
import { requestEvents } from './request-events.ts';
import type { Notice } from './tools.ts';

const listed = ({ requestId, buyerName, payer, status, amount, lines, askedAt, answerBy }: KeptRequest) => ({ requestId, buyerName, payer, status, amount, lineCount: lines.length, askedAt: askedAt.toISOString(), answerBy: answerBy.toISOString() });

interface Shown {
  readonly notice?: Notice | null;
  readonly form?: RequisitionRequest['form'];
}

/** The page of requisitions under funds control, as they would be sent now (specification, section 2: AuthFedFunds). Null: the caller has no part in them. */
export async function requestPage(context: RequestContext, looked: Looked | null, { notice = null, form = { reason: '', quantities: [], errors: [] } }: Shown = {}) {
  if (looked === null) return redirect('/fedstrip/fedstrip_authorize_funds');
  const { request } = looked;
  const isWaiting = request.status === 'waiting';
  const checked = await checkLines({ buyerId: request.buyerId, now: context.clock.now() }, context.database, request, request.lines, await findEntryItems(context, request.lines));
  const lines = checked.map(verifiedLine);
  const { total, unpriced } = sumOf(lines);
  const fund = fundOf(request);
  const budget = fund === null || looked.as === 'buyer' || !isWaiting ? null : (await budgetsOf(context.database, fund.aac, fund.fiscalYear)).find((each) => each.fund === fund.fund) ?? null;
  const own = budget === null ? 0 : await reservedFor(context.database, request.requestId);
  const events = await requestEvents(context.database, request.requestId);
  const problems = isWaiting ? [...(checked.some((line) => line.problems.length > 0) ? ['Lines break a rule now. Return them, so that they can be corrected.'] : []), ...tooMuch(looked, { total, unpriced }), ...(budget === null ? [] : noRoom(budget, { fund: budget.fund, fiscalYear: request.fiscalYear, own, total: total.amount }))] : [];
  return respond('AuthFedFunds', {
    ...listed(request), as: looked.as, activity: { aac: request.activity, name: request.activityName }, fundCode: request.constants.fundCode, appropriation: request.appropriation, note: request.note, cause: request.cause,
    lines, unpriced, sent: request.lines.flatMap(({ key, sent }) => (sent === undefined ? [] : [{ key, quantity: sent }])), ...(isWaiting && { amount: total }), decided: request.decidedAt === null ? null : { by: request.decidedBy ?? '', at: request.decidedAt.toISOString() }, reason: request.reason, orderId: looked.as === 'buyer' ? request.orderId : null, fiscalYear: fund === null ? null : fund.fiscalYear,
    budget: budget === null ? null : { amount: usd(budget.amount), reserved: usd(budget.reserved), spent: usd(budget.spent), left: usd(leftOf(budget)) }, events: events.map(({ at, by, what, details }) => ({ at, by, what, details })), reviewed: reviewedOf(request, total.amount),
    may: {
      authorize: looked.as === 'approver' && isWaiting && problems.length === 0, giveBack: looked.as === 'approver' && isWaiting, change: looked.as === 'approver' && isWaiting,
      remind: looked.as === 'buyer' && canRemind(request, context.clock.now()) && events.filter(({ isReminder }) => isReminder).length < mostReminders,
      withdraw: looked.as === 'buyer' && isWaiting, takeBack: looked.as === 'buyer' && (request.status !== 'waiting' && request.status !== 'authorized') && !request.isTakenBack,
    },
    problems, notice, form,
  });
}

/** Whether an approver may not authorize so much, in a sentence. What costs an unknown price may be above any limit. */
export function tooMuch(looked: Looked, { total, unpriced }: { readonly total: Money; readonly unpriced: number }): string[] {
  if (looked.as !== 'approver' || looked.approver.most === null) return [];
  const limit = formatMoney(usd(looked.approver.most));
  if (total.amount > looked.approver.most) return [`You may authorize up to ${limit}. Another approver has to look at these.`];
  return unpriced > 0 ? [`You may authorize up to ${limit}, and the price of ${unpriced === 1 ? 'a line is' : `${unpriced} lines is`} not known. An approver without a limit has to look at these, or return them so that their buyer says a price.`] : [];
}

const mostShown = 100;

/** What waits for the caller, and what they have asked for themself; in the store of the call. */
export async function requestLists(context: RequestContext) {
  const { buyerId, verifiedEmails } = signedIn(context);
  const here = sql`request.store = ${context.store.name}`;
  const isApprover = await isAnyApprover(context.database, verifiedEmails);
  const waiting = isApprover ? await findRequests(context.database, sql`${here} and status = 'waiting' and request.buyer_id <> ${buyerId} and ${isApproverOf(verifiedEmails, sql`request.scope`, sql`request.code`)}`, sql`asked_at`, mostShown) : [];
  const own = await findRequests(context.database, sql`${here} and request.buyer_id = ${buyerId}`, sql`asked_at desc`, mostShown);
  return respond('Success', { isApprover, waiting: waiting.filter(({ buyerEmail }) => !mayBeOwn(buyerEmail, verifiedEmails)).map(listed), own: own.map(listed) });
}
