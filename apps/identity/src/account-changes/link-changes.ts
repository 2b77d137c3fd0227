import { makeAccountLink, newTotpSecret, oweSetUp, setTotpSecret, type KnownAccount, type NewLink } from '../accounts/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { AccountRefusal, requireNoDemo, type AccountChange } from './change-account.ts';

// Changes whose person goes on by a link: no one else ever knows what they sign in with.

/** From now on the password is refused, and the link leads to another. The page of the link asks for a code of the app, too. */
export const resetPasswordByLink: AccountChange<NewLink> = {
  action: 'password-reset', signsOut: true,
  async run(connection, account, now) {
    requireReachable(account);
    await oweSetUp(connection, account.id, 'password');
    return makeAccountLink(connection, account.id, now);
  },
};

/** From now on codes of the app are refused, and the link leads to another app. The page of the link asks for the password, too. */
export const resetSecondFactorByLink = (box: SecretBox): AccountChange<NewLink> => ({
  action: 'second-factor-reset', signsOut: true,
  async run(connection, account, now) {
    requireReachable(account);
    await setTotpSecret(connection, box, account.id, newTotpSecret());
    await oweSetUp(connection, account.id, 'second factor');
    return makeAccountLink(connection, account.id, now);
  },
});

/** Another link for what the account still owes. */
export const newLink: AccountChange<NewLink> = {
  action: 'link-made', signsOut: false,
  async run(connection, account, now) {
    requireReachable(account);
    if (!account.owes_password && !account.owes_second_factor) throw new AccountRefusal(`${account.login} is set up already: there is nothing to do with a link.`);
    return makeAccountLink(connection, account.id, now);
  },
};

function requireReachable(account: KnownAccount): void {
  requireNoDemo(account);
  if (account.disabled_at !== null) throw new AccountRefusal(`${account.login} is disabled. Enable it first.`);
}
