import { within, type Connection } from '@quartermaster/database';
import type { Mail, MailStrategy } from '@quartermaster/deployment';
import { mailWaiting } from '../mail/index.ts';
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

/** Has something mailed to the help desk of a store, in the transaction of what it is about; nothing where the operator has set no address. */
export async function tellDeskWith(connection: Connection, letter: Omit<Mail, 'recipient'>, { store, clock, randomness }: Pick<RequestContext, 'store' | 'clock' | 'randomness'>): Promise<void> {
  const recipient = (await contactsOf(connection, store.name))?.email ?? null;
  if (recipient !== null) await connection.query(mailWaiting({ ...letter, recipient }, clock.now(), randomness.uuid()));
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
