import { sql, type Connection } from '@quartermaster/database';

/** What is put into a mail that waits, in the place of a mail of its own. */
export interface Addition {
  /** What all of the mail is about, for example `messages A27-0000123-6-01`. */
  readonly gathers: string;
  readonly recipient: string;
  /** The subject of a mail with several. */
  readonly subject: string;
  readonly text: string;
  /** What follows it in the mail; no text that others have written may hold it. */
  readonly before: string;
}

/** Characters of a mail to which nothing more is added. */
const longestBody = 20_000;
/** Between two mails of one gathering. */
export const gatheringPause = '5 minutes';

/**
 * Adds to a mail that waits and was not tried yet: one that was tried may be in the mailbox already.
 *
 * @returns false where there is none: then a mail is written, see `mailWaiting`
 */
export async function addToWaitingMail(connection: Connection, { gathers, recipient, subject, text, before }: Addition): Promise<boolean> {
  const { rows } = await connection.query(sql`
    update marketplace.mail_outbox set subject = ${subject}, body = replace(body, ${before}, ${text + before})
    where mail_id = (
      select mail_id from marketplace.mail_outbox
      where gathers = ${gathers} and recipient = ${recipient} and sent_at is null and dead_at is null and claim is null and attempts = 0 and length(body) < ${longestBody}
      order by created_at desc limit 1 for update skip locked)
    returning mail_id`);
  return rows.length > 0;
}
