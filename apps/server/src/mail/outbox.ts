import type { Pool } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import type { Clock, Randomness } from '../runtime/index.ts';

/** The default: mail waits in the table `marketplace.mail_outbox`, from which the operator's own program sends it. */
export function mailOutbox(database: Pool, clock: Clock, randomness: Randomness): MailStrategy {
  return {
    async send({ kind, recipient, subject, body }) {
      await database.query(
        'insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5, $6)',
        [randomness.uuid(), kind, recipient, subject, body, clock.now()],
      );
    },
  };
}

const keptDays = 30;

/** Takes away mail that is older than a month, sent or not. */
export async function forgetOldMail(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.mail_outbox where created_at < $1', [new Date(now.getTime() - keptDays * 86_400_000)]);
}
