import {
  accountService, accountsService, changeAgencyCodeService, disableAccountService, enableAccountService, newAccountLinkService, resetPasswordService, resetSecondFactorService, signOutAccountService, unlockAccountService,
  type AccountChangeName,
} from '@quartermaster/contracts-desk';
import type { MailStrategy } from '@quartermaster/deployment';
import { written } from '../../help-desk/index.ts';
import { endSessionsOf } from '../../login/index.ts';
import { endOperatorSessionsOf } from '../operators/operator-session.ts';
import { implementElsewhere, implementRead, type ChangedElsewhere, type DeskContext, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import { linkMail } from './account-letters.ts';

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
export const accountDeskServices = (keeper: AccountKeeper, mail: MailStrategy): readonly DeskImplementation[] => [
  implementRead(accountsService, async ({ q, page }) =>
    (await keeper.isOffered()) ? { ...(await keeper.find(q, page)), isKeptHere: true } : { total: 0, page, pageCount: 1, isKeptHere: false, accounts: [], helpAsked: 0 }),
  implementRead(accountService, ({ id }) => keeper.read(id)),
  implementElsewhere(changeAgencyCodeService, async ({ id, agencyCode, reason }, { operator }) => {
    const { account: { agencyCode: before } } = await keeper.read(id);
    const { account } = await keeper.changeAgencyCode(id, { actor: operator.login, reason, agencyCode });
    return { answer: {}, change: { action: 'account.agency-code-changed', subject: account.login, details: { reason, before, agencyCode } } };
  }),
  ...changes.map(([service, name, action, signsOut]) =>
    implementElsewhere(service, ({ id, reason }, context) => change({ keeper, mail, context }, { id, reason, name, action, signsOut }))),
];

interface Means {
  readonly keeper: AccountKeeper;
  readonly mail: MailStrategy;
  readonly context: DeskContext;
}

interface Asked {
  readonly id: string;
  readonly reason: string;
  readonly name: AccountChangeName;
  readonly action: string;
  readonly signsOut: boolean;
}

async function change({ keeper, mail, context: { operator, log } }: Means, { id, reason, name, action, signsOut }: Asked): Promise<ChangedElsewhere<{ mailed: boolean | null }>> {
  // Else the last administrator could lock everybody out.
  if (name === 'disable' && (await keeper.read(id)).account.login === operator.login) throw changedMeanwhile('This is your own account. Another administrator can disable it.');
  const { account, link } = await keeper.change(id, name, { actor: operator.login, reason });
  const mailed = link === null ? null : await written(mail, linkMail(account, link), log);
  return {
    answer: { mailed },
    change: { action, subject: account.login, details: { reason } },
    ...(signsOut && { here: async (connection) => ({ stores: await endSessionsOf(connection, id), desk: await endOperatorSessionsOf(connection, id) }) }),
  };
}
