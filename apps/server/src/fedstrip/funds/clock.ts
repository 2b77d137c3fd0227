import { sql, withTransaction, type Pool } from '@quartermaster/database';
import { approversOf, dayMs, tell, type ApprovalTimes } from '../../approvals/index.ts';
import { mayBeOwn } from '../../authorization/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { endRequest, lockRequest, markReminded } from './kept-request.ts';
import { askMails, outcomeMail } from './mails.ts';
import { recordRequestEvent } from './request-events.ts';

interface Tools {
  readonly times: ApprovalTimes;
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

const marketplace = 'The marketplace';

/** What the time brings, once an hour: requisitions that no approver answered expire, and approvers are reminded once. */
export async function passTime(pool: Pool, now: Date, { times, webOrigin, randomness }: Tools): Promise<void> {
  const reminded = new Date(now.getTime() - times.reminderDays * dayMs);
  const { rows } = await pool.query<{ id: string }>(sql`
    select request_id::text as id from marketplace.fedstrip_request where status = 'waiting' and (answer_by <= ${now} or (reminded_at is null and asked_at <= ${reminded})) order by answer_by, request_id limit 500`);
  for (const { id } of rows) {
    await withTransaction(pool, async (connection) => {
      const request = await lockRequest(connection, id);
      // Another process, or an approver, was there meanwhile.
      if (request?.status !== 'waiting') return;
      if (request.answerBy <= now) {
        await endRequest(connection, id, { status: 'expired', by: marketplace, now });
        await tell(connection, [outcomeMail(request, { status: 'expired' }, marketplace, webOrigin)], now, randomness);
      } else if (request.remindedAt === null) {
        const others = (await approversOf(connection, request)).filter(({ email }) => !mayBeOwn(email, [request.buyerEmail]));
        await markReminded(connection, id, now);
        await recordRequestEvent(connection, id, { kind: 'reminded', details: [], by: marketplace, now });
        await tell(connection, askMails(request, others, webOrigin, true), now, randomness);
      }
    });
  }
}
