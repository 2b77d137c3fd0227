import { isCommentSubject, type CommentValues } from '@quartermaster/contracts';
import type { MailStrategy } from '@quartermaster/deployment';
import { findPage } from '../information/index.ts';
import { implement, respond, serviceAt, type Buyer, type Implementation, type RequestContext } from '../wire/index.ts';
import { commentErrors, commentValues } from './comment-values.ts';
import { contactsOf } from './contacts.ts';
import { mailToDesk, receipt } from './desk-mails.ts';
import { noteMail, recordMessage, type Message, type RecordedMessage } from './message-store.ts';
import { tellDesk, written } from './tell-desk.ts';

/** The page with the operator's own words about the help desk. */
const aboutPage = 'CONTACT';

/** The help desk's page with its form (specification, section 2, Department and information). */
export function commentFormServices(mail: MailStrategy): readonly Implementation[] {
  return [
    implement(serviceAt('/information/comment_form'), async (request, context) => {
      const values = commentValues(request);
      return respond('Initial', await form({ ...values, subject: values.errorID === '' ? '' : 'error' }, context));
    }, { staleToken: 'renew' }),
    implement(
      serviceAt('/information/comment_form_submit'),
      async (request, context) => {
        const { buyer } = context;
        const values = withKnownSender(commentValues(request), buyer);
        const errors = commentErrors(values);
        const { subject } = values;
        if (errors.length > 0 || !isCommentSubject(subject)) return respond('Failure', { ...(await form(values, context)), errors });
        const message: Message = { ...values, subject, email: values.email === '' ? null : values.email, store: context.store.name, isSignedIn: buyer !== null };
        const { database, session, clock } = context;
        const recorded = await recordMessage(database, message, { sentFrom: session.visitorId, now: clock.now() });
        await writeMails(mail, message, recorded, context);
        return respond('Success', { referenceNumber: recorded.referenceNumber, email: message.email });
      },
      { staleToken: 'renew', rateClass: 'messages' },
    ),
  ];
}

/** A buyer's name and address are those that the server knows, never those that came. Who has no known address may give one. */
function withKnownSender(values: CommentValues, buyer: Buyer | null): CommentValues {
  const sender = senderOf(buyer);
  return sender === null ? values : { ...values, name: sender.name, email: sender.email ?? values.email };
}

function senderOf(buyer: Buyer | null): { name: string; email: string | null } | null {
  if (buyer === null) return null;
  return { name: [buyer.firstName, buyer.lastName].filter((part) => part !== null).join(' '), email: buyer.verifiedEmails[0] ?? buyer.email };
}

async function form(values: CommentValues, { database, store, buyer }: RequestContext) {
  const [contacts, about] = await Promise.all([contactsOf(database, store.name), findPage(database, store.theme === 'adv12' ? aboutPage : `ux_ui/${aboutPage}`)]);
  return { values, errors: [], sender: senderOf(buyer), contacts, about: about?.content ?? null };
}

/** To the desk, and a receipt to a buyer whose address is proved. A mail that fails loses no message: it is kept, and the list names it as not mailed. */
async function writeMails(mail: MailStrategy, message: Message, { messageNumber, referenceNumber, owed }: RecordedMessage, context: RequestContext): Promise<void> {
  const { database, buyer, clock, log } = context;
  if (owed.includes('mailed') && (await tellDesk(mail, mailToDesk(message, referenceNumber), context))) await noteMail(database, messageNumber, 'mailed', clock.now());
  const [proved] = buyer?.verifiedEmails ?? [];
  if (owed.includes('confirmed') && proved !== undefined && (await written(mail, receipt(proved, message, referenceNumber), log))) await noteMail(database, messageNumber, 'confirmed', clock.now());
}
