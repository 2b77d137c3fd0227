import { sql, type Connection, type Pool, type Sql } from '@quartermaster/database';
import type { MailStatus } from '@quartermaster/deployment';

interface StatusRow {
  is_sent: boolean;
  is_dead: boolean;
  last_error: string | null;
}

/** What became of a mail of the outbox. */
export async function mailStatus(database: Pool, mailId: string): Promise<MailStatus> {
  const { rows } = await database.query<StatusRow>(sql`
    select sent_at is not null as is_sent, dead_at is not null as is_dead, last_error from marketplace.mail_outbox where mail_id = ${mailId}`);
  const row = rows[0];
  if (row === undefined) return { kind: 'unknown' };
  if (row.is_sent) return { kind: 'sent' };
  return row.is_dead ? { kind: 'refused', reason: row.last_error ?? '' } : { kind: 'waiting' };
}

/**
 * SQL that is true of an address to which mail comes back: the mail server has refused it for good, and has taken no mail for it since.
 *
 * @param since SQL of an instant: what was refused before it does not count; null: everything counts
 */
export const isRefusedRecipient = (email: Sql, since: Sql): Sql => sql`exists (
  select from marketplace.mail_outbox refused where refused.recipient in (${email}, lower(${email})) and refused.recipient_refused and refused.sent_at is null
    and refused.dead_at > coalesce(${since}, '-infinity'::timestamptz)
    and not exists (select from marketplace.mail_outbox later where later.recipient = refused.recipient and later.sent_at > refused.dead_at))`;

/** Takes a mail back that no mail server has. `leaving`: a process is sending it, or has died over it; `none`: it was never in the outbox. */
export async function takeBackUnsentMail(database: Pool, mailId: string): Promise<'taken-back' | 'leaving' | 'sent' | 'none'> {
  const { rowCount } = await database.query(sql`delete from marketplace.mail_outbox where mail_id = ${mailId} and sent_at is null and claim is null`);
  if (rowCount === 1) return 'taken-back';
  const status = await mailStatus(database, mailId);
  return status.kind === 'unknown' ? 'none' : status.kind === 'sent' ? 'sent' : 'leaving';
}

/** Takes mail back that could not be sent, so that it can be written anew under the same number. */
export async function takeBackMail(connection: Connection, mailIds: readonly string[]): Promise<void> {
  await connection.query(sql`delete from marketplace.mail_outbox where sent_at is null and dead_at is not null and mail_id = any(${mailIds}::uuid[])`);
}
