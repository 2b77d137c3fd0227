import { z } from 'zod';
import { accountSchema } from '../accounts/account.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

const states = ['open', 'accepted', 'declined'] as const;

/** `R-0000123-4`, as the buyer was told it. */
const number = z.string().max(40);

const request = z.object({
  number,
  state: z.enum(states),
  store: z.string(),
  name: z.string(),
  email: z.string(),
  /** Of a state or local government: its name. */
  agency: z.string(),
  /** Empty where none was given. */
  bureau: z.string(),
  /** The kind of a state or local government and its state; null: a federal buyer. */
  government: z.object({ kind: z.string(), state: z.string() }).nullable(),
  phone: z.string(),
  askedAt: z.string(),
  /** When a code that was mailed to the address came back; null: the request is older than codes. */
  emailProvedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Login of the operator, or the rule by which it was accepted at once. */
  decidedBy: z.string().nullable(),
});

export type RegistrationRequest = z.output<typeof request>;

export const registrationsService = defineDeskService({
  path: '/registrations', method: 'GET', role: 'viewer', summary: 'Requests for accounts: the open ones the oldest first, others the newest first.',
  request: z.object({ ...listRequest, state: z.enum([...states, 'all']).default('open') }),
  answer: z.object({ ...listed, requests: z.array(request) }),
});

export const registrationService = defineDeskService({
  path: '/registration', method: 'GET', role: 'viewer', summary: 'One request for an account, with its letter, or letters to begin with.',
  request: z.object({ number }),
  answer: z.object({
    request,
    letter: z.object({ text: z.string(), mailedAt: z.string().nullable() }).nullable(),
    /** Where an accepted request becomes an account: at this desk, at an identity provider that keeps accounts by itself, or the identity server does not answer. */
    keeping: z.enum(['here', 'elsewhere', 'away']),
    /** The account that was made of it; null: none is known. */
    account: accountSchema.nullable(),
    /** The code for the account of an agency of the list, to begin with; empty where the agency is not there. */
    agencyCode: z.string(),
    /** What a letter may begin with, by decision. */
    proposed: z.object({ accepted: z.string(), declined: z.string() }),
  }),
});

export const decideRegistrationService = defineDeskService({
  path: '/registration/decide', method: 'POST', role: 'orderClerk', summary: 'Accepts or declines a request, and mails the letter about it; accepting makes the account, and the letter has the link to it.',
  request: z.object({
    number,
    decision: z.enum(['accepted', 'declined']),
    letter: z.string().trim().min(1, 'Write the letter.').max(5000),
    /** Of the account; empty for a state or a city. */
    agencyCode: z.string().trim().regex(/^([A-Za-z0-9]{2,10})?$/, 'Give the agency’s code of 2 to 10 letters and digits, or leave it empty.').default(''),
  }),
  answer: done,
});

export const mailLetterService = defineDeskService({
  path: '/registration/mail-letter', method: 'POST', role: 'orderClerk', summary: 'Mails the letter of a decided request again; that of an accepted one with a new link.', request: z.object({ number }), answer: done,
});
