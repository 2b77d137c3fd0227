import { isCommentSubject, type CommentValues } from '@quartermaster/contracts';
import type { MailStrategy } from '@quartermaster/deployment';
import { findPageFor } from '../information/index.ts';
import { implement, respond, serviceAt, type Buyer, type Implementation, type RequestContext } from '../wire/index.ts';
import { commentErrors, commentValues } from './comment-values.ts';
import { contactsOf } from './contacts.ts';
import { senderOf, takeMessage } from './take-message.ts';

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
        const values = withKnownSender(commentValues(request), context.buyer);
        const errors = commentErrors(values);
        const { subject } = values;
        if (errors.length > 0 || !isCommentSubject(subject)) return respond('Failure', { ...(await form(values, context)), errors });
        const email = values.email === '' ? null : values.email;
        const referenceNumber = await takeMessage(mail, { ...values, subject, email, answers: [] }, context);
        return respond('Success', { referenceNumber, email });
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

async function form(values: CommentValues, { database, store, buyer }: RequestContext) {
  const [contacts, about] = await Promise.all([contactsOf(database, store.name), findPageFor(database, store, aboutPage)]);
  return { values, errors: [], sender: senderOf(buyer), contacts, about: about?.content ?? null };
}
