import type { MessageSubject } from '@quartermaster/contracts';
import { sql, type Pool } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import type { RequestContext } from '../wire/index.ts';
import { contactsOf } from './contacts.ts';
import { deskMailId, mailToDesk } from './desk-mails.ts';
import { messageReference } from './message-reference.ts';
import { noteMail, type FormAnswer } from './message-store.ts';
import { written } from './tell-desk.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** At one look. */
const most = 200;

/**
 * Mails open messages of the last day that were kept and not mailed: the server ended in between, the mail was down, or the operator has named the address of the desk since. What came in the last minute
 * may be on its way. A mail has the id of its message, so that two processes, or a sender who tries again, write one.
 */
export async function mailLater(database: Pool, now: Date, mail: MailStrategy, log: Pick<RequestContext['log'], 'error'>): Promise<void> {
  const { rows } = await database.query<{ number: string; store: string; subject: MessageSubject; text: string; name: string; email: string | null; isSignedIn: boolean; page: string; errorID: string; answers: readonly FormAnswer[] }>(sql`
    select message_number::text as number, store, subject, text, sender_name as name, sender_email as email, is_signed_in as "isSignedIn", page, error_id as "errorID", answers from marketplace.help_desk_message
    where mailed_at is null and closed_at is null and received_at between ${new Date(now.getTime() - day)} and ${new Date(now.getTime() - minute)} order by help_desk_message.message_number limit ${most}`);
  for (const { number, ...message } of rows) {
    const recipient = (await contactsOf(database, message.store))?.email ?? null;
    if (recipient === null) continue;
    // Where the mail is down, the others would wait for nothing.
    if (!(await written(mail, { ...mailToDesk(message, messageReference(number)), id: deskMailId(number), recipient }, log))) return;
    await noteMail(database, number, 'mailed', now);
  }
}
