import { sql, withTransaction, type Pool } from '@quartermaster/database';
import { mailWaiting } from '../mail/index.ts';
import { washingtonDay, type Randomness } from '../runtime/index.ts';
import { newSupervisorLink } from './link/authorization-link.ts';
import { askMail, outcomeMails } from './mails.ts';
import { authorizationWithId } from './record/kept-authorization.ts';
import { recordAuthorizationEvent } from './record/record-event.ts';
import type { AuthorizationEvent } from './state/event.ts';

/** Days without an answer after which the marketplace reminds a supervisor by itself. */
const reminderAfterDays = 7;

interface Tools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'token' | 'uuid'>;
}

/** What the time brings, once an hour: requests that were not answered expire, supervisors are reminded once, and authorizations end after their last day. */
export async function passTime(pool: Pool, now: Date, tools: Tools): Promise<void> {
  const today = washingtonDay(now);
  const unanswered = new Date(now.getTime() - reminderAfterDays * 86_400_000);
  const { rows } = await pool.query<{ authorization_id: string; due: 'expired' | 'ended' | 'reminded' }>(
    sql`select authorization_id, case when status = 'authorized' then 'ended' when answer_by <= ${now} then 'expired' else 'reminded' end as due from marketplace.member_authorization
      where (status = 'requested' and (answer_by <= ${now} or (reminded_at is null and asked_at <= ${unanswered}))) or (status = 'authorized' and valid_until < ${today})
      order by answer_by limit 500`,
  );
  for (const { authorization_id: authorizationId, due } of rows) await happen(pool, authorizationId, { kind: due }, now, tools);
}

/** Of processes that look at once, one does it: what is recorded is refused the second time, and a reminder of today is not sent again. */
async function happen(pool: Pool, authorizationId: string, event: Extract<AuthorizationEvent, { kind: 'expired' | 'ended' | 'reminded' }>, now: Date, { webOrigin, randomness }: Tools): Promise<void> {
  await withTransaction(pool, async (connection) => {
    await connection.query(sql`select from marketplace.member_authorization where authorization_id = ${authorizationId} for no key update`);
    const kept = await authorizationWithId(connection, authorizationId);
    if (kept === null || (event.kind === 'reminded' && kept.remindedAt !== null)) return;
    const recorded = await recordAuthorizationEvent(connection, { authorizationId, event, actor: { kind: 'system', name: 'marketplace' }, now });
    if (recorded.kind === 'refused') return;
    const mails = event.kind === 'reminded' ? [askMail(kept, await newSupervisorLink(connection, kept, webOrigin, now, randomness), true)] : outcomeMails({ ...kept, status: recorded.state.status }, webOrigin);
    for (const mail of mails) await connection.query(mailWaiting(mail, now, randomness.uuid()));
  });
}
