import { randomUUID } from 'node:crypto';
import { sql, type Pool, type Sql } from '@quartermaster/database';
import type { Mail, MailStrategy } from '@quartermaster/deployment';
import type { Clock, Randomness } from '../runtime/index.ts';
import { gatheringPause } from './gathered-mail.ts';
import { mailStatus } from './mail-status.ts';
import type { WaitingFile } from './waiting-mail.ts';

/** The default: mail waits in the table `marketplace.mail_outbox`, from which it is sent over SMTP where there are settings for it; the table then forgets its text. */
export function mailOutbox(database: Pool, clock: Clock, randomness: Randomness): MailStrategy {
  const outbox: MailStrategy = {
    async send(mail) {
      await database.query(mailWaiting(mail, clock.now(), mail.id ?? randomness.uuid()));
    },
    status: (id) => mailStatus(database, id),
  };
  outboxes.add(outbox);
  return outbox;
}

const outboxes = new WeakSet<MailStrategy>();

/** It is the default, and not of a plugin: what it takes waits in the table. */
export const isOutbox = (mail: MailStrategy): boolean => outboxes.has(mail);

/**
 * A mail into the outbox, for the transaction of what it is about: the one is there if and only if the other is.
 *
 * @param gathers what it is about, where others may be added to it: it leaves some minutes after the last one about that to the same recipient, so that
 *   many who write are few mails
 */
export function mailWaiting({ kind, recipient, subject, body, holdsUntil, attachments = [] }: Mail, now: Date, mailId: string = randomUUID(), gathers: string | null = null): Sql {
  const files = attachments.map(({ name, contentType, content }): WaitingFile => ({ name, contentType, content: Buffer.from(content).toString('base64') }));
  const last = sql`select max(coalesce(sent_at, created_at)) + ${gatheringPause}::interval from marketplace.mail_outbox where gathers = ${gathers} and recipient = ${recipient}`;
  return sql`insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, next_attempt_at, holds_until, attachments, gathers)
    values (${mailId}, ${kind}, ${recipient}, ${subject}, ${body}, ${now}, ${gathers === null ? sql`${now}` : sql`greatest(${now}::timestamptz, (${last}))`}, ${holdsUntil ?? null}, ${JSON.stringify(files)}, ${gathers})
    on conflict (mail_id) do nothing`;
}
