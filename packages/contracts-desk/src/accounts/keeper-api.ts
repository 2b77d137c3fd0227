import { z } from 'zod';
import { listed, listRequest } from '../wire/lists.ts';
import { accountEventSchema, accountSchema, reasonSchema } from './account.ts';

// The API by which an identity server lets the marketplace's desk keep its accounts. Its address is `accounts_endpoint` of the provider's metadata. Calls carry an access
// token that the desk's client gets with its secret (`client_credentials`), for this resource and scope.

export const accountsResource = 'urn:quartermaster:accounts';
export const accountsScope = 'accounts';

/** What may be done to an account: POST `{accounts_endpoint}/{id}/{change}`. */
export const accountChanges = ['disable', 'enable', 'unlock', 'reset-password', 'reset-second-factor', 'new-link', 'sign-out'] as const;

export type AccountChangeName = (typeof accountChanges)[number];

/** Who asks, and why: for the log of the identity server. */
const asked = { actor: z.string().trim().min(1).max(200), reason: reasonSchema };

/** GET `{accounts_endpoint}`: accounts whose login, e-mail address or name has a text in it. */
export const keptAccountsRequest = z.object(listRequest);
export const keptAccountsAnswer = z.object({ ...listed, accounts: z.array(accountSchema) });

/** GET `{accounts_endpoint}/{id}`: one account, and the last of what was done to it, the newest first. */
export const keptAccountAnswer = z.object({ account: accountSchema, events: z.array(accountEventSchema) });

/** POST `{accounts_endpoint}/{id}/{change}` */
export const changeAccountRequest = z.object(asked);

/** A link by which the person sets up what the account owes. It opens the account: it goes to the person alone, and into no log. */
const madeLink = z.object({ url: z.url(), expiresAt: z.string() });

export const changedAccountAnswer = z.object({ account: accountSchema, link: madeLink.nullable() });

/** POST `{accounts_endpoint}`: makes an account whose person sets it up by the link. Where there is one that was not set up yet, it gets a new link. */
export const inviteRequest = z.object({
  ...asked,
  email: z.string().trim().min(3).max(254),
  givenName: z.string().trim().min(1).max(200),
  familyName: z.string().trim().min(1).max(200),
  agencyCode: z.string().regex(/^([A-Za-z0-9]{2,10})?$/, 'Give the agency’s code of 2 to 10 letters and digits, or none.'),
});

export const inviteAnswer = z.object({
  account: accountSchema,
  /** Null: the person has an account already, with all that it needs. */
  link: madeLink.nullable(),
});

/** The answer to a call that was refused, with a 4xx or 5xx status. */
export const keeperRefusal = z.object({ code: z.string(), message: z.string() });

export type KeptAccounts = z.output<typeof keptAccountsAnswer>;
export type KeptAccount = z.output<typeof keptAccountAnswer>;
export type ChangedAccount = z.output<typeof changedAccountAnswer>;
export type Invitation = z.input<typeof inviteRequest>;
export type MadeLink = z.output<typeof madeLink>;
