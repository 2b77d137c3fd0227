import { z } from 'zod';
import { defineDeskService, type DeskService } from '../wire/define-desk-service.ts';
import { listed, listRequest } from '../wire/lists.ts';
import type { Role } from '../operators/roles.ts';
import { accountEventSchema, accountSchema, agencyCodeSchema, reasonSchema } from './account.ts';

const id = z.string().min(1).max(200);

export const accountsService = defineDeskService({
  path: '/accounts', method: 'GET', role: 'viewer', summary: 'Accounts of the identity server, by login, e-mail address or name.',
  request: z.object(listRequest),
  answer: z.object({
    ...listed,
    /** False: the identity provider of this marketplace keeps accounts by itself, and there is nothing to list. */
    isKeptHere: z.boolean(),
    accounts: z.array(accountSchema),
    /** How many have lost their second factor and wait for an operator. They are the first of the list. */
    helpAsked: z.int().min(0),
  }),
});

export const accountService = defineDeskService({
  path: '/account', method: 'GET', role: 'viewer', summary: 'One account, and the last of what was done to it.',
  request: z.object({ id }),
  answer: z.object({ account: accountSchema, events: z.array(accountEventSchema) }),
});

/** `mailed`: whether a letter with a link was handed to the mail; null where the change needs none. */
const changed = z.object({ mailed: z.boolean().nullable() });
const request = z.object({ id, reason: reasonSchema });

const change = <const Path extends string>(path: Path, role: Role, summary: string): DeskService<Path, 'POST', typeof request, typeof changed> =>
  defineDeskService({ path, method: 'POST', role, summary, request, answer: changed });

export const disableAccountService = change('/account/disable', 'administrator', 'Refuses an account from now on, and signs it out everywhere.');
export const enableAccountService = change('/account/enable', 'administrator', 'Lets a disabled account sign in again.');
export const unlockAccountService = change('/account/unlock', 'orderClerk', 'Forgets failed sign-ins, so that nothing has to wait.');
export const resetPasswordService = change('/account/reset-password', 'administrator', 'Signs an account out everywhere, and mails the person a link to choose another password.');
export const resetSecondFactorService = change('/account/reset-second-factor', 'administrator', 'Signs an account out everywhere, and mails the person a link to set up another authenticator app.');
export const newAccountLinkService = change('/account/new-link', 'administrator', 'Mails the person a new link for what the account still owes; the one of before ends.');
export const signOutAccountService = change('/account/sign-out', 'orderClerk', 'Ends all sessions of an account, in the stores, at the desk and at the identity server.');

export const changeAgencyCodeService = defineDeskService({
  path: '/account/change-agency-code', method: 'POST', role: 'administrator', summary: 'Changes the agency code of an account, which its next token has; no session ends.',
  request: z.object({ id, agencyCode: agencyCodeSchema, reason: reasonSchema }),
  answer: z.object({}),
});
