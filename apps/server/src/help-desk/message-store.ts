import { createHash } from 'node:crypto';
import type { MessageSubject } from '@quartermaster/contracts';
import { sql, withTransaction, type Pool } from '@quartermaster/database';
import { messageReference } from './message-reference.ts';

/** One answer of a form. */
export interface FormAnswer {
  readonly name: string;
  /** As the form asked. */
  readonly question: string;
  /** In words. */
  readonly answer: string;
  /** The value of a choice; null: it was typed. */
  readonly value: string | null;
}

/** A message as it came: checked, and with the sender that the server knows. */
export interface Message {
  readonly store: string;
  readonly subject: MessageSubject;
  readonly text: string;
  readonly name: string;
  readonly email: string | null;
  readonly isSignedIn: boolean;
  readonly page: string;
  readonly errorID: string;
  /** What a form asked for beside a text, in its order. */
  readonly answers: readonly FormAnswer[];
}

/** A mail to the desk, or a receipt to its sender. */
type MailKind = 'mailed' | 'confirmed';

export interface RecordedMessage {
  readonly messageNumber: string;
  readonly referenceNumber: string;
  /** Its mails that this call writes: none where another call has, or may be about to. */
  readonly owed: readonly MailKind[];
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Keeps a message. The same one again from the same browser within an hour is that message: a second press, or another try after an
 * answer that was lost. Mails that are not written a minute later are owed again: the server ended in between, or the mail was down.
 *
 * @param sentFrom the browser, by a key of its own
 * @param senderId the account of who is signed in; null: a visitor
 */
export function recordMessage(database: Pool, message: Message, { sentFrom, senderId, now }: { readonly sentFrom: string; readonly senderId: string | null; readonly now: Date }): Promise<RecordedMessage> {
  const { store, subject, text, name, email, isSignedIn, page, errorID, answers } = message;
  const digest = createHash('sha256').update(JSON.stringify([sentFrom, store, subject, text, name, email, isSignedIn, page, errorID, ...(answers.length > 0 ? [answers] : [])])).digest();
  return withTransaction(database, async (connection) => {
    // One at a time for each message: of two presses at once the second must find the first.
    await connection.query(sql`select pg_advisory_xact_lock(hashtextextended(${digest.toString('hex')}, 0))`);
    const { rows: before } = await connection.query<{ number: string; isMailed: boolean; isConfirmed: boolean; receivedAt: Date }>(
      sql`select message_number::text as number, mailed_at is not null as "isMailed", confirmed_at is not null as "isConfirmed", received_at as "receivedAt"
       from marketplace.help_desk_message where digest = ${digest} and received_at > ${new Date(now.getTime() - hour)} order by message_number desc limit 1`,
    );
    if (before[0] !== undefined) {
      const { number, isMailed, isConfirmed, receivedAt } = before[0];
      const isInHand = now.getTime() - receivedAt.getTime() < minute;
      return recorded(number, isInHand ? [] : [...(isMailed ? [] : ['mailed' as const]), ...(isConfirmed ? [] : ['confirmed' as const])]);
    }
    const { rows } = await connection.query<{ number: string }>(
      sql`insert into marketplace.help_desk_message (digest, store, subject, text, sender_name, sender_email, is_signed_in, page, error_id, answers, buyer_id, received_at)
       values (${digest}, ${store}, ${subject}, ${text}, ${name}, ${email}, ${isSignedIn}, ${page}, ${errorID}, ${JSON.stringify(answers)}::jsonb, ${senderId}, ${now})
       returning message_number::text as number`,
    );
    if (rows[0] === undefined) throw new Error('A message to the help desk was not kept.');
    return recorded(rows[0].number, ['mailed', 'confirmed']);
  });
}

const recorded = (messageNumber: string, owed: readonly MailKind[]): RecordedMessage => ({ messageNumber, referenceNumber: messageReference(messageNumber), owed });

/** Notes that a message was handed to the mail: to the desk, or as a receipt to its sender. */
export async function noteMail(database: Pool, messageNumber: string, kind: MailKind, now: Date): Promise<void> {
  await database.query(kind === 'mailed'
    ? sql`update marketplace.help_desk_message set mailed_at = ${now} where message_number = ${messageNumber}`
    : sql`update marketplace.help_desk_message set confirmed_at = ${now} where message_number = ${messageNumber}`);
}

/** Takes away messages that came, and were closed if they were, longer ago than the operator keeps them. */
export async function forgetOldMessages(database: Pool, now: Date, { keptDays }: { readonly keptDays: number }): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 24 * hour);
  await database.query(sql`delete from marketplace.help_desk_message where coalesce(closed_at, received_at) < ${limit}`);
}
