import type { KnownAccount } from '../accounts/index.ts';
import type { Letter } from '../notices/index.ts';

const changed = ({ email, given_name: given, family_name: family }: KnownAccount, mailKind: string, subject: string, what: string): Letter => ({
  mailKind,
  recipient: email,
  subject,
  body: `Dear ${given} ${family},\n\n${what}\n\nIf it was not you, tell the help desk at once: somebody is signed in with your account.\n\nThe help desk\n`,
  holdsUntil: null,
});

/** Tells the person of an account that codes come from another app. */
export const appChangedLetter = (account: KnownAccount): Letter =>
  changed(account, 'second-factor-changed', 'Your authenticator app was changed', `Another authenticator app was set up for ${account.login}. Codes of the app of before, and recovery codes of before, do not work any more.`);

export const codesMadeLetter = (account: KnownAccount): Letter =>
  changed(account, 'recovery-codes-made', 'New recovery codes were made', `New recovery codes were made for ${account.login}. Those of before do not work any more.`);
