import { sql, withTransaction } from '@quartermaster/database';
import { announceCart, fillCartUp, heldLines, removeHeldCart, removeHeldLines } from '../../cart/index.ts';
import { buyerOf } from '../../checkout/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { othersOf } from '../gate/entry-page.ts';
import { askMails } from '../mails.ts';
import { lockRequest, requestWithId, type KeptRequest } from '../record/kept-request.ts';
import { recordApprovalEvent } from '../record/record-event.ts';
import { tell, type ApprovalTools } from '../tools.ts';

/** Hours between two mails of one request that its buyer causes. */
const reminderHours = 24;

export interface Notice {
  readonly tone: 'success' | 'warning';
  readonly text: string;
}

/** Whether the buyer may have a mail sent to the approvers now. */
export const canRemind = ({ status, askedAt, remindedAt }: Pick<KeptRequest, 'askedAt' | 'remindedAt'> & { readonly status: string }, now: Date): boolean =>
  status === 'waiting' && now.getTime() - (remindedAt ?? askedAt).getTime() >= reminderHours * 3_600_000;

/** Withdraws a cart of the caller, or reminds its approvers. Null: they have no such one. */
export async function changeOwn(context: RequestContext, requestId: string, change: 'withdrawn' | 'reminded', { webOrigin }: ApprovalTools): Promise<Notice | null> {
  const buyer = buyerOf(context);
  const now = context.clock.now();
  return withTransaction(context.database, async (connection): Promise<Notice | null> => {
    const kept = await lockRequest(connection, requestId);
    if (kept === null || kept.buyerId !== buyer.buyerId || kept.store !== buyer.store) return null;
    if (change === 'reminded' && kept.status === 'waiting' && !canRemind(kept, now)) return { tone: 'warning', text: 'A mail went to the approvers less than a day ago. Give them some time, or talk to them.' };
    const recorded = await recordApprovalEvent(connection, { requestId: kept.requestId, event: { kind: change }, actor: { kind: 'buyer', buyerId: buyer.buyerId, name: buyer.name }, now });
    if (recorded.kind === 'refused') return { tone: 'warning', text: recorded.message };
    if (change === 'withdrawn') return { tone: 'success', text: 'Your cart was withdrawn, and waits for no one any more. You can put its items back into your cart.' };
    await tell(connection, askMails(kept, await othersOf(connection, buyer, kept), webOrigin, true), now, context.randomness);
    return { tone: 'success', text: 'The approvers were reminded.' };
  });
}

/** Fills the caller's cart up to what was sent, once the request has ended without an order: a second press adds nothing but what did not fit before. Null: they have no such one. */
export async function putBack(context: RequestContext, requestId: string, { cartLines }: Pick<ApprovalTools, 'cartLines'>): Promise<Notice | null> {
  const buyer = buyerOf(context);
  const kept = await requestWithId(context.database, requestId, sql`buyer_id = ${buyer.buyerId} and store = ${buyer.store}`);
  if (kept === null) return null;
  if (kept.status === 'waiting') return { tone: 'warning', text: 'This cart waits for an approver. Withdraw it first.' };
  const lines = await heldLines(context.database, kept.requestId);
  if (lines.length === 0) return { tone: 'warning', text: 'The items of this cart are not kept any more.' };
  const { touched, refused } = await announceCart(context, fillCartUp(context, { kind: 'buyer', buyerId: buyer.buyerId, store: buyer.store }, lines, `back ${kept.requestId} ${context.randomness.uuid()}`, { mostLines: cartLines }));
  // What does not fit now waits for the next press: what is there again is not put back twice.
  const left = new Set(refused.map(({ offerId }) => offerId));
  if (refused.length > 0 && !left.has(undefined)) await removeHeldLines(context.database, kept.requestId, lines.flatMap(({ offerId }) => (left.has(offerId) ? [] : [offerId])));
  const why = refused.map(({ message }) => message).join(' ');
  if (refused.length > 0) return { tone: 'warning', text: `${touched.length === 0 ? 'Nothing could be put into your cart' : 'A part of the items is in your cart'}. ${why}` };
  await removeHeldCart(context.database, kept.requestId);
  return { tone: 'success', text: 'The items are in your cart again.' };
}
