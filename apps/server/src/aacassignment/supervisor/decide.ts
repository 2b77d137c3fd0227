import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { mailWaiting } from '../../mail/index.ts';
import { daysAfter, washingtonDay, type Randomness } from '../../runtime/index.ts';
import { requestColumns, type KeptRequest } from '../kept-request.ts';
import { outcomeMail } from '../mails.ts';
import { mayApprove } from '../may-approve.ts';

/** Days for which an approved password holds. */
const passwordDays = 365;

export type SupervisorDecision = { readonly kind: 'approve' } | { readonly kind: 'reject' | 'revoke'; readonly reason: string };

interface Tools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

const notOpen = 'This request was answered already, or it is too old.';
const notInForce = 'The password that you approved does not hold any more: it has ended, or a newer one of the same buyer, which another link approved, has taken its place. Nothing was changed. To close the activity for them, take the newer one back by its link, or write to the help desk.';
const notSupervisor = 'You are not listed as a supervisor of this activity any more, or it asks for no password. Write to the help desk of the marketplace.';

/** Decides about a request, once, with the mail to the buyer, in one transaction. @returns why it cannot be; null: it is done */
export async function decide(pool: Pool, requestId: string, decision: SupervisorDecision, now: Date, { webOrigin, randomness }: Tools): Promise<string | null> {
  return withTransaction(pool, async (connection) => {
    const { rows: [found] } = await connection.query<KeptRequest & { mayApprove: boolean; passwordHash: string | null }>(sql`
      select ${requestColumns}, ${mayApprove} as "mayApprove", request.password_hash as "passwordHash"
      from marketplace.aac_password_request request left join marketplace.activity_address activity on activity.aac = request.aac where request.request_id = ${requestId} for update of request`);
    if (found === undefined) return notOpen;
    const { mayApprove: isSupervisor, passwordHash, ...request } = found;
    const reason = decision.kind === 'approve' ? null : decision.reason;
    const isOpen = request.status === 'requested' && request.answerBy > now;
    if (decision.kind === 'revoke' ? request.status !== 'approved' : !isOpen) return notOpen;
    const until = decision.kind === 'approve' ? daysAfter(washingtonDay(now), passwordDays) : null;
    if (decision.kind === 'approve') {
      if (!isSupervisor || passwordHash === null) return notSupervisor;
      await connection.query(sql`
        insert into marketplace.aac_password as known (buyer_id, aac, request_id, password_hash, approved_by, approved_at, expires_at)
        values (${request.buyerId}, ${request.aac}, ${requestId}, ${passwordHash}, ${request.supervisorEmail}, ${now}, ${new Date(now.getTime() + passwordDays * 86_400_000)})
        on conflict (buyer_id, aac) do update set request_id = excluded.request_id, password_hash = excluded.password_hash, approved_by = excluded.approved_by, approved_at = excluded.approved_at,
          expires_at = excluded.expires_at, opened_until = null`);
    } else if (decision.kind === 'revoke') {
      // One that a newer request has replaced is not this supervisor's answer to take back: no one is told that it was.
      const { rows: ended } = await connection.query(sql`delete from marketplace.aac_password where request_id = ${requestId} returning request_id`);
      if (ended.length === 0) return notInForce;
    }
    const status = ({ approve: 'approved', reject: 'rejected', revoke: 'revoked' } as const)[decision.kind];
    await connection.query(sql`update marketplace.aac_password_request set status = ${status}, password_hash = null, reason = ${reason}, decided_at = ${now} where request_id = ${requestId}`);
    const mail = outcomeMail(request, status, { reason, until, webOrigin });
    if (mail !== null) await connection.query(mailWaiting(mail, now, randomness.uuid()));
    return null;
  });
}

/** Takes an approved password back in the name of the marketplace, with the mail to its holder, in the caller's transaction. @returns whose it was; null: it is not in force */
export async function revokeInForce(connection: Connection, requestId: string, reason: string, now: Date, { webOrigin, randomness }: Tools): Promise<KeptRequest | null> {
  const { rows: [request] } = await connection.query<KeptRequest>(sql`
    select ${requestColumns} from marketplace.aac_password_request request left join marketplace.activity_address activity on activity.aac = request.aac where request.request_id = ${requestId} and request.status = 'approved' for update of request`);
  if (request === undefined) return null;
  const { rows } = await connection.query(sql`delete from marketplace.aac_password where request_id = ${requestId} returning request_id`);
  if (rows.length === 0) return null;
  await connection.query(sql`update marketplace.aac_password_request set status = 'revoked', reason = ${reason}, decided_at = ${now} where request_id = ${requestId}`);
  const mail = outcomeMail(request, 'revoked', { reason, until: null, webOrigin });
  if (mail !== null) await connection.query(mailWaiting(mail, now, randomness.uuid()));
  return request;
}
