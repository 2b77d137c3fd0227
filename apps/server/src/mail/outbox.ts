import type { Pool } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import type { Clock, Randomness } from '../runtime/index.ts';

/** The default: mail waits in the table `marketplace.mail_outbox`, from which the operator's own program sends it and sets `sent_at`; the table then forgets its text. */
export function mailOutbox(database: Pool, clock: Clock, randomness: Randomness): MailStrategy {
  return {
    async send({ kind, recipient, subject, body, holdsUntil = null }) {
      await database.query(
        'insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, holds_until) values ($1, $2, $3, $4, $5, $6, $7)',
        [randomness.uuid(), kind, recipient, subject, body, clock.now(), holdsUntil],
      );
    },
  };
}

const keptDays = 30;

/** Takes away mail that is older than a month, sent or not, and the text of mail that is of no use any more. */
export async function forgetOldMail(database: Pool, now: Date): Promise<void> {
  await database.query("update marketplace.mail_outbox set body = '' where holds_until < $1 and body <> ''", [now]);
  await database.query('delete from marketplace.mail_outbox where created_at < $1', [new Date(now.getTime() - keptDays * 86_400_000)]);
}
