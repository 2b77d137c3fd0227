import type { MailStrategy } from '@quartermaster/deployment';
import type { Buyer, RequestContext } from '../wire/index.ts';
import { deskMailId, mailToDesk, receipt } from './desk-mails.ts';
import { noteMail, recordMessage, type Message, type RecordedMessage } from './message-store.ts';
import { tellDesk, written } from './tell-desk.ts';

/** What came, without what the server knows. */
interface SentMessage extends Omit<Message, 'store' | 'isSignedIn'> {
  /** Nothing is kept of who sent it, and no receipt goes out. */
  readonly isAnonymous?: boolean;
}

/** Keeps a message and mails it to the desk of the store, with a receipt to a sender whose address is proved. Gives its reference number. */
export async function takeMessage(mail: MailStrategy, { isAnonymous = false, ...sent }: SentMessage, context: RequestContext): Promise<string> {
  const { database, session, clock, store } = context;
  const buyer = isAnonymous ? null : context.buyer;
  const message: Message = { ...sent, store: store.name, isSignedIn: buyer !== null };
  const recorded = await recordMessage(database, message, { sentFrom: session.visitorId, senderId: buyer?.buyerId ?? null, now: clock.now() });
  await writeMails(mail, message, recorded, { ...context, buyer });
  return recorded.referenceNumber;
}

/** Who is signed in, by what the server knows of them; null: a visitor. */
export function senderOf(buyer: Buyer | null): { name: string; email: string | null } | null {
  if (buyer === null) return null;
  return { name: [buyer.firstName, buyer.lastName].filter((part) => part !== null).join(' '), email: buyer.verifiedEmails[0] ?? buyer.email };
}

/** To the desk, and a receipt to a buyer whose address is proved. A mail that fails loses no message: it is kept, and the list names it as not mailed. */
async function writeMails(mail: MailStrategy, message: Message, { messageNumber, referenceNumber, owed }: RecordedMessage, context: RequestContext): Promise<void> {
  const { database, buyer, clock, log } = context;
  if (owed.includes('mailed') && (await tellDesk(mail, { ...mailToDesk(message, referenceNumber), id: deskMailId(messageNumber) }, context))) await noteMail(database, messageNumber, 'mailed', clock.now());
  const [proved] = buyer?.verifiedEmails ?? [];
  if (owed.includes('confirmed') && proved !== undefined && (await written(mail, receipt(proved, message, referenceNumber), log))) await noteMail(database, messageNumber, 'confirmed', clock.now());
}
