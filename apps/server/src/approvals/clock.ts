import { sql, withTransaction, type Pool } from '@quartermaster/database';
import type { Randomness } from '../runtime/index.ts';
import { mayBeOwn } from '../authorization/index.ts';
import { removeHeldCart } from '../cart/index.ts';
import { approversOf } from './approvers/kept-approvers.ts';
import { askMails, outcomeMail } from './mails.ts';
import { lockRequest } from './record/kept-request.ts';
import { recordApprovalEvent } from './record/record-event.ts';
import { dayMs, type ApprovalTimes } from './settings.ts';
import { tell } from './tools.ts';

interface Tools {
  readonly times: ApprovalTimes;
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** What the time brings, once an hour: carts that no approver answered expire, approvers are reminded once, and items that were not put back are forgotten. */
export async function passTime(pool: Pool, now: Date, tools: Tools): Promise<void> {
  const { rows } = await pool.query<{ request_id: string; due: 'expired' | 'reminded' }>(
    sql`select request_id, case when answer_by <= ${now} then 'expired' else 'reminded' end as due from marketplace.approval_request
      where status = 'waiting' and (answer_by <= ${now} or (reminded_at is null and asked_at <= ${before(now, tools.times.reminderDays)})) order by answer_by, request_id limit 500`,
  );
  for (const { request_id: requestId, due } of rows) await happen(pool, requestId, due, now, tools);
  const { rows: over } = await pool.query<{ request_id: string }>(
    sql`select request_id from marketplace.approval_request where ended_at < ${before(now, tools.times.keptDays)} and exists (select from marketplace.cart where held_for = request_id) limit 500`,
  );
  for (const { request_id: requestId } of over) await removeHeldCart(pool, requestId);
}

/** Of processes that look at once, one does it: what is recorded is refused the second time. */
async function happen(pool: Pool, requestId: string, due: 'expired' | 'reminded', now: Date, { webOrigin, randomness }: Tools): Promise<void> {
  await withTransaction(pool, async (connection) => {
    const kept = await lockRequest(connection, requestId);
    if (kept === null || (due === 'reminded' && kept.remindedAt !== null)) return;
    const recorded = await recordApprovalEvent(connection, { requestId, event: { kind: due }, actor: { kind: 'system', name: 'marketplace' }, now });
    if (recorded.kind === 'refused') return;
    const others = (await approversOf(connection, kept)).filter(({ email }) => !mayBeOwn(email, [kept.buyerEmail]));
    await tell(connection, due === 'reminded' ? askMails(kept, others, webOrigin, true) : [outcomeMail(kept, 'expired', 'The marketplace', webOrigin)], now, randomness);
  });
}
