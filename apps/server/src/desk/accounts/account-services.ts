import {
  accountService, accountsService, changeAgencyCodeService, disableAccountService, enableAccountService, newAccountLinkService, resetPasswordService, resetSecondFactorService, signOutAccountService, unlockAccountService,
  type AccountChangeName,
} from '@quartermaster/contracts-desk';
import type { MailStrategy } from '@quartermaster/deployment';
import { written } from '../../help-desk/index.ts';
import { implementElsewhere, implementRead, type ChangedElsewhere, type DeskContext, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { linkMail } from './account-letters.ts';
import { askChange } from './ask-change.ts';

/** The changes, with the word of the audit log for each, and whether they end the sessions of the account. */
const changes = [
  [disableAccountService, 'disable', 'account.disabled', true],
  [enableAccountService, 'enable', 'account.enabled', false],
  [unlockAccountService, 'unlock', 'account.unlocked', false],
  [resetPasswordService, 'reset-password', 'account.password-reset', true],
  [resetSecondFactorService, 'reset-second-factor', 'account.second-factor-reset', true],
  [newAccountLinkService, 'new-link', 'account.link-made', false],
  [signOutAccountService, 'sign-out', 'account.signed-out', true],
] as const;

/** Accounts of people who sign in: what `npm run accounts` does, for people who have no terminal of the server. */
export const accountDeskServices = (keeper: AccountKeeper, mail: MailStrategy, randomness: Pick<Randomness, 'uuid'>): readonly DeskImplementation[] => [
  implementRead(accountsService, async ({ q, page }) =>
    (await keeper.isOffered()) ? { ...(await keeper.find(q, page)), isKeptHere: true } : { total: 0, page, pageCount: 1, isKeptHere: false, accounts: [], helpAsked: 0 }),
  implementRead(accountService, ({ id }) => keeper.read(id)),
  implementElsewhere(changeAgencyCodeService, async ({ id, agencyCode, reason }, context) => {
    const { account: { agencyCode: before } } = await keeper.read(id);
    const asked = { accountId: id, action: 'account.agency-code-changed', details: { reason, before, agencyCode }, endsSessions: false, givesLink: false };
    return askChange(context, randomness, { ...asked, ask: (changeId) => keeper.changeAgencyCode(id, { actor: context.operator.login, reason, agencyCode, changeId }) }, async () => ({}));
  }),
  ...changes.map(([service, name, action, signsOut]) =>
    implementElsewhere(service, ({ id, reason }, context) => change({ keeper, mail, randomness, context }, { id, reason, name, action, signsOut }))),
];

/** The person gets a link by mail. */
const linked: ReadonlySet<AccountChangeName> = new Set(['reset-password', 'reset-second-factor', 'new-link']);

interface Means {
  readonly keeper: AccountKeeper;
  readonly mail: MailStrategy;
  readonly randomness: Pick<Randomness, 'uuid'>;
  readonly context: DeskContext;
}

interface Asked {
  readonly id: string;
  readonly reason: string;
  readonly name: AccountChangeName;
  readonly action: string;
  readonly signsOut: boolean;
}

async function change({ keeper, mail, randomness, context }: Means, { id, reason, name, action, signsOut }: Asked): Promise<ChangedElsewhere<{ mailed: boolean | null }>> {
  const { operator: { login: actor }, log } = context;
  // Else the last administrator could lock everybody out.
  if (name === 'disable' && (await keeper.read(id)).account.login === actor) throw changedMeanwhile('This is your own account. Another administrator can disable it.');
  const asked = { accountId: id, action, details: { reason }, endsSessions: signsOut, givesLink: linked.has(name), ask: (changeId: string) => keeper.change(id, name, { actor, reason, changeId }) };
  return askChange(context, randomness, asked, async ({ account, link }) => ({ mailed: link === null ? null : await written(mail, linkMail(account, link), log) }));
}
