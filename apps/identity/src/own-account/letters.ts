import type { KnownAccount } from '../accounts/index.ts';
import type { Letter } from '../notices/index.ts';

const letter = (mailKind: string, subject: string, text: (account: KnownAccount) => string) => (account: KnownAccount): Letter => ({
  mailKind,
  recipient: account.email,
  subject,
  body: `Dear ${account.given_name} ${account.family_name},\n\n${text(account)}\n\nIf it was not you, tell the help desk at once.\n\nThe help desk\n`,
  holdsUntil: null,
});

export const appChangedLetter = letter('second-factor-changed', 'Your authenticator app was changed', ({ login }) =>
  `Codes for ${login} come from another authenticator app now. Codes of the app of before, and recovery codes of before, are refused. Who was signed in elsewhere is signed out.`);

export const codesMadeLetter = letter('recovery-codes-made', 'You have new recovery codes', ({ login }) => `New recovery codes were made for ${login}. Those of before are refused.`);
