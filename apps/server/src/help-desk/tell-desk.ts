import { within } from '@quartermaster/database';
import type { Mail, MailStrategy } from '@quartermaster/deployment';
import type { RequestContext } from '../wire/index.ts';
import { contactsOf } from './contacts.ts';

/**
 * Mails something to the help desk of the store. False: the operator has set no address, or the mail could not be written, which loses
 * nothing that is kept elsewhere.
 */
export async function tellDesk(mail: MailStrategy, letter: Omit<Mail, 'recipient'>, { database, store, log }: RequestContext): Promise<boolean> {
  const recipient = (await contactsOf(database, store.name))?.email ?? null;
  return recipient !== null && written(mail, { ...letter, recipient }, log);
}

/** Milliseconds that a mail may take: the sender waits for their reference number meanwhile. */
const mailPatience = 5000;

/** Whether the mail was written in time; the reason why not is in the log. */
export async function written(mail: MailStrategy, letter: Mail, log: Pick<RequestContext['log'], 'error'>, patience = mailPatience): Promise<boolean> {
  try {
    await within(patience, mail.send(letter));
    return true;
  } catch (error) {
    log.error({ err: error, kind: letter.kind, subject: letter.subject }, 'a mail could not be written in time; what it is about is kept');
    return false;
  }
}
