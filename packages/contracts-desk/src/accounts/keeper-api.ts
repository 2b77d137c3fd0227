import { z } from 'zod';
import { listed, listRequest } from '../wire/lists.ts';
import { accountEventSchema, accountSchema, agencyCodeSchema, reasonSchema } from './account.ts';

// The API by which an identity server lets the marketplace's desk keep its accounts. Its address is `accounts_endpoint` of the provider's metadata. Calls carry an access
// token that the desk's client gets with its secret (`client_credentials`), for this resource and scope.

export const accountsResource = 'urn:quartermaster:accounts';
export const accountsScope = 'accounts';

/** What may be done to an account: POST `{accounts_endpoint}/{id}/{change}`. */
export const accountChanges = ['disable', 'enable', 'unlock', 'reset-password', 'reset-second-factor', 'new-link', 'sign-out'] as const;

export type AccountChangeName = (typeof accountChanges)[number];

/** Who asks, and why: for the log of the identity server. */
const asked = { actor: z.string().trim().min(1).max(200), reason: reasonSchema };

/**
 * A key that the desk gives to its change: the log of the identity server has it with the change. Who has asked and got no answer asks by it whether the change was made.
 */
const changeId = z.uuid();

/** Where the person goes on when the account is set up: a page of the marketplace, such as the home of the store in which they began. Its first page where it is left out. */
const backTo = z.url().max(500).optional();

/** GET `{accounts_endpoint}`: accounts whose login, e-mail address or name has a text in it. */
export const keptAccountsRequest = z.object(listRequest);
export const keptAccountsAnswer = z.object({ ...listed, accounts: z.array(accountSchema), helpAsked: z.int().min(0) });

/** GET `{accounts_endpoint}/{id}`: one account, and the last of what was done to it, the newest first. */
export const keptAccountAnswer = z.object({ account: accountSchema, events: z.array(accountEventSchema) });

/** POST `{accounts_endpoint}/{id}/{change}` */
export const changeAccountRequest = z.object({ ...asked, changeId: changeId.optional() });

/** POST `{accounts_endpoint}/{id}/agency-code`: the next token of the account has the code. Nothing else changes. The answer has no link. */
export const changeAgencyCodeRequest = z.object({ ...asked, agencyCode: agencyCodeSchema, changeId: changeId.optional() });

/** GET `{accounts_endpoint}/changes/{changeId}`: whether a change with this key was made. */
export const madeChangeRequest = z.object({ changeId });
export const madeChangeAnswer = z.object({ isMade: z.boolean() });

/** A link by which the person sets up what the account owes. It opens the account: it goes to the person alone, and into no log. */
const madeLink = z.object({ url: z.url(), expiresAt: z.string() });

export const changedAccountAnswer = z.object({ account: accountSchema, link: madeLink.nullable() });

/** POST `{accounts_endpoint}`: makes an account whose person sets it up by the link. Where there is one that was not set up yet, it gets a new link. */
export const inviteRequest = z.object({
  ...asked,
  email: z.string().trim().min(3).max(254),
  givenName: z.string().trim().min(1).max(200),
  familyName: z.string().trim().min(1).max(200),
  agencyCode: agencyCodeSchema,
  backTo,
});

export const inviteAnswer = z.object({
  account: accountSchema,
  /** Null: the person has an account already, with all that it needs. */
  link: madeLink.nullable(),
});

/**
 * POST `{accounts_endpoint}/register`: makes the account of a person who registers and has proved the address, by a code that was mailed to it. The answer is the same, in its shape and its time,
 * whether or not the address had an account.
 */
export const registerRequest = z.object({
  email: inviteRequest.shape.email,
  givenName: inviteRequest.shape.givenName,
  familyName: inviteRequest.shape.familyName,
  agencyCode: inviteRequest.shape.agencyCode,
  /** Whether the account may use the marketplace from now on. */
  approved: z.boolean(),
  /** Such as the number of the registration: for the log. */
  reason: reasonSchema,
  backTo,
});

export const registerAnswer = z.object({
  /** The subject (`sub`) of its tokens. */
  accountId: z.string().min(1).max(200),
  /** Null: the address has an account that is set up, or is disabled. The identity server then has a mail sent to it that says so. */
  link: madeLink.nullable(),
});

const told = { id: z.uuid() };

/** What the identity server tells the marketplace. */
export const noticeSchema = z.discriminatedUnion('kind', [
  /** A mail to a person, which the marketplace sends under this id: twice the same is one mail. With `holdsUntil` its text is for the recipient alone. */
  z.object({ ...told, kind: z.literal('mail'), mailKind: z.string().min(1).max(60), recipient: z.string(), subject: z.string(), body: z.string(), holdsUntil: z.string().nullable() }),
  /** All sessions of an account ended at the identity server: those of the marketplace are to end, too. */
  z.object({ ...told, kind: z.literal('signed-out'), accountId: z.string() }),
]);

/** GET `{accounts_endpoint}/notices`: what waits for the marketplace, the oldest first. Until it was said to be taken, it is given again. */
export const noticesAnswer = z.object({ notices: z.array(noticeSchema) });

/** POST `{accounts_endpoint}/notices/taken`: the marketplace has these. */
export const noticesTakenRequest = z.object({ ids: z.array(z.uuid()).max(200) });
export const noticesTakenAnswer = z.object({});

/** The answer to a call that was refused, with a 4xx or 5xx status. */
export const keeperRefusal = z.object({ code: z.string(), message: z.string() });

export type KeptAccounts = z.output<typeof keptAccountsAnswer>;
export type KeptAccount = z.output<typeof keptAccountAnswer>;
export type ChangedAccount = z.output<typeof changedAccountAnswer>;
export type Invitation = z.input<typeof inviteRequest>;
export type MadeLink = z.output<typeof madeLink>;
export type Registration = z.input<typeof registerRequest>;
export type RegisteredAccount = z.output<typeof registerAnswer>;
export type Notice = z.output<typeof noticeSchema>;
