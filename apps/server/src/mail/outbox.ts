import { randomUUID } from 'node:crypto';
import { sql, type Pool, type Sql } from '@quartermaster/database';
import type { Mail, MailStrategy } from '@quartermaster/deployment';
import type { Clock, Randomness } from '../runtime/index.ts';
import { mailStatus } from './mail-status.ts';
import type { WaitingFile } from './waiting-mail.ts';

/** The default: mail waits in the table `marketplace.mail_outbox`, from which it is sent over SMTP where there are settings for it; the table then forgets its text. */
export function mailOutbox(database: Pool, clock: Clock, randomness: Randomness): MailStrategy {
  return {
    async send(mail) {
      await database.query(mailWaiting(mail, clock.now(), mail.id ?? randomness.uuid()));
    },
    status: (id) => mailStatus(database, id),
  };
}

/** A mail into the outbox, for the transaction of what it is about: the one is there if and only if the other is. */
export function mailWaiting({ kind, recipient, subject, body, holdsUntil, attachments = [] }: Mail, now: Date, mailId: string = randomUUID()): Sql {
  const files = attachments.map(({ name, contentType, content }): WaitingFile => ({ name, contentType, content: Buffer.from(content).toString('base64') }));
  return sql`insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, next_attempt_at, holds_until, attachments)
    values (${mailId}, ${kind}, ${recipient}, ${subject}, ${body}, ${now}, ${now}, ${holdsUntil ?? null}, ${JSON.stringify(files)}) on conflict (mail_id) do nothing`;
}
