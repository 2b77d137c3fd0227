import { sql, type Pool } from '@quartermaster/database';

/** A mail that this process has claimed, to send it. */
export interface ClaimedMail {
  readonly mailId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
  /** With this one. */
  readonly attempts: number;
  readonly attachments: readonly WaitingFile[];
}

/** A file of a mail, as the table keeps it. */
export interface WaitingFile {
  readonly name: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** How long a claim holds, in milliseconds: after that another process takes the mail of one that has died. It is longer than sending may take. */
const claimHolds = 5 * 60_000;

interface MailRow {
  mail_id: string;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  attempts: number;
  attachments: WaitingFile[];
}

/**
 * Claims the mail that has waited longest, in one statement that waits for no other: processes that claim at the same time get different mail.
 *
 * @param claim a number of this claim alone: only who knows it may say that the mail could not be sent
 */
export async function claimMail(database: Pool, claim: string, most: number, now: Date): Promise<ClaimedMail[]> {
  const { rows } = await database.query<MailRow>(sql`
    update marketplace.mail_outbox set attempts = attempts + 1, claim = ${claim}, next_attempt_at = ${new Date(now.getTime() + claimHolds)}
    where mail_id in (
      select mail_id from marketplace.mail_outbox
      where sent_at is null and dead_at is null and next_attempt_at <= ${now} and (holds_until is null or holds_until > ${now})
      order by next_attempt_at limit ${most} for update skip locked)
    returning mail_id, kind, recipient, subject, body, created_at, attempts, attachments`);
  return rows.map(({ mail_id: mailId, created_at: createdAt, ...row }) => ({ mailId, createdAt, ...row }));
}

/** The mail server has taken the mail for this mail: that counts, also where another process has claimed it since. */
export async function settleSent(database: Pool, mailId: string, now: Date): Promise<void> {
  await database.query(sql`update marketplace.mail_outbox set sent_at = ${now}, claim = null, last_error = null where mail_id = ${mailId} and sent_at is null`);
}

interface FailedSending {
  readonly reason: string;
  /** Null: never by itself. */
  readonly again: Date | null;
  /** The mail server does not take the address of the recipient. */
  readonly isRecipient: boolean;
}

export async function settleFailed(database: Pool, { mailId, claim }: { mailId: string; claim: string }, { reason, again, isRecipient }: FailedSending, now: Date): Promise<void> {
  await database.query(sql`
    update marketplace.mail_outbox set claim = null, last_error = ${reason}, next_attempt_at = ${again ?? now}, dead_at = ${again === null ? now : null}, recipient_refused = ${isRecipient}
    where mail_id = ${mailId} and claim = ${claim} and sent_at is null`);
}
