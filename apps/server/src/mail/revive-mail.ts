import { sql, type Connection } from '@quartermaster/database';

/**
 * Has dead mail sent again, under the same number.
 *
 * @returns the numbers of what was
 */
export async function reviveMail(connection: Connection, mailIds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await connection.query<{ mail_id: string }>(sql`
    update marketplace.mail_outbox set dead_at = null, attempts = 0, next_attempt_at = ${now}
    where sent_at is null and dead_at is not null and mail_id = any(${mailIds}::uuid[]) returning mail_id`);
  return rows.map(({ mail_id: mailId }) => mailId);
}
