import { returnReasonRule } from '@quartermaster/contracts';
import { withTransaction, type Connection } from '@quartermaster/database';
import { checkEntry, reservedFor, settle, tell } from '../../approvals/index.ts';
import { faultPoint } from '../../faults/index.ts';
import { typedText } from '../../mail/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import { putBack } from '../parked/put-back.ts';
import { NotSent, sendLines } from '../send/send-lines.ts';
import { checkLines, findEntryItems, verifiedLine, type CheckedLine } from '../verify/check-entry.ts';
import { sumOf, tooDear } from '../verify/sums.ts';
import { fundOf } from './fund-of.ts';
import { endRequest, lockRequest, markTakenBack, type KeptRequest } from './kept-request.ts';
import { approverOf, type Looked } from './look-at-request.ts';
import { outcomeMail } from './mails.ts';
import { tooMuch } from './request-page.ts';
import { reviewedOf } from './reviewed.ts';
import type { FundsTools, Notice } from './tools.ts';

export const sorry = (text: string): Notice => ({ tone: 'warning', text });
export const over = sorry('Someone has decided about them meanwhile, or their last day for an answer is over. Nothing was changed.');

export const nameOf = (context: RequestContext): string => {
  const { firstName, lastName, email } = signedIn(context);
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'An approver');
};

/** Whether a request waits for an answer: after its last day none counts, whether or not the clock has closed it. */
export const isOpen = (request: KeptRequest | null, now: Date): request is KeptRequest => request?.status === 'waiting' && request.answerBy > now;

/** The request while it waits and is the caller's to decide, held; null: it is not, any more. */
export async function heldRequest(context: RequestContext, connection: Connection, { requestId }: KeptRequest): Promise<KeptRequest | null> {
  const request = await lockRequest(connection, requestId);
  return isOpen(request, context.clock.now()) && (await approverOf(connection, signedIn(context), request)) !== null ? request : null;
}

/** Sends requisitions in the name of their buyer, once: numbers, summary, decision and mail are there together. */
export async function authorizeRequest(context: RequestContext, looked: Looked & { as: 'approver' }, reviewed: string, { rules, webOrigin }: FundsTools): Promise<Notice> {
  const [by, now] = [nameOf(context), context.clock.now()];
  const itemOf = await findEntryItems(context, looked.request.lines);
  try {
    return await withTransaction(context.database, async (connection): Promise<Notice> => {
      const request = await heldRequest(context, connection, looked.request);
      if (request === null) return over;
      const checked = await checkLines({ buyerId: request.buyerId, now }, connection, request, request.lines, itemOf);
      if (checked.some(({ problems }) => problems.length > 0)) return sorry('Nothing is sent: lines break a rule now. Return them, so that they can be corrected.');
      const sum = sumOf(checked.map(verifiedLine));
      const total = sum.total.amount;
      if (reviewed !== reviewedOf(request, total)) return sorry('Nothing is sent: they have changed since you looked at them. Look at them again.');
      const [fund, own] = [fundOf(request), await reservedFor(connection, request.requestId)];
      // The budget is held from here on: of two that settle at once, the second one sees what the first one took.
      const wrong = fund === null ? [] : await checkEntry(connection, rules, { fund: fund.fund, appropriation: request.appropriation, note: '' }, { need: request, fiscalYear: fund.fiscalYear, total, own, what: 'these requisitions come' });
      const refusal = tooDear(sum) ?? [...tooMuch(looked, sum), ...wrong.map(({ message }) => message)][0];
      if (refusal !== undefined) return sorry(`Nothing is sent. ${refusal}`);
      const { orderId, lines } = await sendLines(connection, { owner: request, enteredBy: request.buyerName, activity: request.activity, activityName: request.activityName, checked, sendKey: request.sendKey, orderId: context.randomness.uuid(), now });
      await faultPoint('requisitions.numbered');
      await endRequest(connection, request.requestId, { status: 'authorized', by, now, orderId });
      await faultPoint('requisitions.request-ended');
      if (fund !== null) await settle(connection, fund, lines.map(({ documentNumber, quantity }, at) => ({ documentNumber, quantity, unitPrice: unitPriceOf(checked[at]) })));
      await faultPoint('requisitions.charged');
      await tell(connection, [outcomeMail(request, { status: 'authorized' }, by, webOrigin)], now, context.randomness);
      await faultPoint('requisitions.told');
      return { tone: 'success', text: `You have authorized ${checked.length === 1 ? 'the requisition' : `${checked.length} requisitions`}. They go out with the next file, and their buyer gets a mail.` };
    });
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return sorry(error.message);
  }
}

const unitPriceOf = (line: CheckedLine | undefined): number => line?.item?.price?.amount ?? line?.saidPrice ?? 0;

/** Returns requisitions to their buyer with a reason. */
export async function returnRequest(context: RequestContext, looked: Looked & { as: 'approver' }, typed: string, { webOrigin }: FundsTools): Promise<Notice | { readonly error: string }> {
  const reason = typedText(typed);
  const error = returnReasonRule(reason);
  if (error !== null) return { error };
  const [by, now] = [nameOf(context), context.clock.now()];
  return withTransaction(context.database, async (connection): Promise<Notice> => {
    const request = await heldRequest(context, connection, looked.request);
    if (request === null) return over;
    await endRequest(connection, request.requestId, { status: 'returned', by, now, reason });
    await tell(connection, [outcomeMail(request, { status: 'returned', reason }, by, webOrigin)], now, context.randomness);
    return { tone: 'success', text: 'You have returned them. Their buyer gets a mail with your reason.' };
  });
}

/** Takes requisitions of the caller away from their approvers. */
export const withdrawRequest = (context: RequestContext, { request: { requestId } }: Looked): Promise<Notice> =>
  withTransaction(context.database, async (connection): Promise<Notice> => {
    if ((await lockRequest(connection, requestId))?.status !== 'waiting') return over;
    await endRequest(connection, requestId, { status: 'withdrawn', by: nameOf(context), now: context.clock.now() });
    return { tone: 'success', text: 'They wait for no one any more. You can put them back into the lines.' };
  });

/** Puts the lines of a request that has ended back into the entry, behind those that are there; a second press adds nothing. Null: they are there; otherwise why not. */
export const takeBack = (context: RequestContext, { request }: Looked): Promise<Notice | null> =>
  withTransaction(context.database, async (connection): Promise<Notice | null> => {
    const now = context.clock.now();
    const locked = await lockRequest(connection, request.requestId);
    if (locked === null || locked.status === 'waiting' || locked.status === 'authorized') return over;
    if (locked.isTakenBack) return null;
    const refused = await putBack(connection, request, request, { entryId: context.randomness.uuid(), now });
    if (refused !== null) return sorry(refused);
    await markTakenBack(connection, request.requestId);
    return null;
  });
