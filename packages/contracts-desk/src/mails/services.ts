import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

const states = ['waiting', 'dead', 'sent', 'over'] as const;

const mail = z.object({
  id: z.string(),
  /** `dead`: it is not tried again by itself; `over`: it was not sent, and is of no use any more, as its code holds no longer. */
  state: z.enum(states),
  /** The purpose, such as `registration-accepted`. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  writtenAt: z.string(),
  sentAt: z.string().nullable(),
  /** Why it could not be sent the last time. */
  lastError: z.string().nullable(),
});

export type ListedMail = z.output<typeof mail>;

export const mailsService = defineDeskService({
  path: '/mails', method: 'GET', role: 'viewer', summary: 'Mail of the last month, the newest first.',
  request: z.object({ ...listRequest, state: z.enum([...states, 'all']).default('all') }),
  answer: z.object({ ...listed, mails: z.array(mail) }),
});

export const mailService = defineDeskService({
  path: '/mail', method: 'GET', role: 'orderClerk', summary: 'One mail with its text, as far as an operator may read it.',
  request: z.object({ id: z.uuid() }),
  answer: z.object({
    mail,
    /** Null: `textWithheld` says why. */
    text: z.string().nullable(),
    textWithheld: z.enum(['sent', 'secret', 'over']).nullable(),
  }),
});

export const resendMailService = defineDeskService({
  path: '/mail/resend', method: 'POST', role: 'orderClerk', summary: 'Has a mail sent that is not tried again by itself.', request: z.object({ id: z.uuid() }), answer: done,
});
