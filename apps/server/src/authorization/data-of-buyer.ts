import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { authorizationWithId } from './record/kept-authorization.ts';
import { recordAndTell, type TellingTools } from './record/record-and-tell.ts';
import { revokeByOperator } from './revoke-by-operator.ts';

/** What a buyer has asked of their supervisors; amounts in dollars. */
export async function authorizationsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ asked: object }>(sql`
    select jsonb_build_object('askedAt', asked_at, 'government', government, 'supervisorName', supervisor_name, 'supervisorEmail', supervisor_email, 'purpose', purpose,
      'yearlyAmount', round(yearly / 100.0, 2), 'state', status, 'yearlyLimit', round(spend_limit / 100.0, 2), 'validFrom', valid_from, 'validUntil', valid_until, 'reason', reason) as asked
    from marketplace.member_authorization where buyer_id = ${buyerId} order by asked_at, authorization_id`);
  return rows.map(({ asked }) => asked);
}

/** Ends what goes on for a member whose account is closed: a request is withdrawn, what is in force is revoked. Their supervisors get the usual mails. */
export async function endAuthorizationsOf(connection: Connection, buyerId: string, { operator, now }: { readonly operator: string; readonly now: Date }, tools: TellingTools): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(sql`
    select authorization_id::text as id from marketplace.member_authorization where buyer_id = ${buyerId} and status in ('requested', 'authorized') order by asked_at, authorization_id`);
  for (const { id } of rows) {
    const kept = await authorizationWithId(connection, id);
    if (kept?.status === 'authorized') await revokeByOperator(connection, kept, { operator, reason: 'The account of the member is closed.', now }, tools);
    else if (kept !== null) await recordAndTell(connection, kept, { event: { kind: 'withdrawn' }, actor: { kind: 'member', name: kept.memberName }, now }, tools);
  }
}
