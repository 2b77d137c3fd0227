import { sql, type Pool } from '@quartermaster/database';

const keptDays = 30;

/**
 * Takes away mail of more than a month ago that was sent or is of no use any more, and the text of mail that is of no use any more. A letter
 * that has never left stays, until it is sent or an operator discards it.
 */
export async function forgetOldMail(database: Pool, now: Date): Promise<void> {
  await database.query(sql`update marketplace.mail_outbox set body = '', attachments = '[]' where holds_until < ${now} and body <> ''`);
  await database.query(sql`
    delete from marketplace.mail_outbox
    where created_at < ${new Date(now.getTime() - keptDays * 86_400_000)} and (sent_at is not null or holds_until < ${now})`);
}
