import { sql, type Pool } from '@quartermaster/database';
import { afterAnyAttempt } from '../outbox/index.ts';

/** Mail that was put off by a clock that was wrong is due now. */
export async function mailDueAfterSetBack(database: Pool, now: Date): Promise<void> {
  await database.query(sql`
    update marketplace.mail_outbox set next_attempt_at = ${now} where sent_at is null and dead_at is null and next_attempt_at > ${afterAnyAttempt(now)}`);
}
