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

/** @param email the new address, which gets the code */
export const codeLetter = ({ given_name: given, family_name: family, login }: KnownAccount, email: string, code: string, expiresAt: Date): Letter => ({
  mailKind: 'email-code',
  recipient: email,
  subject: 'Your code for the new e-mail address',
  body: `Dear ${given} ${family},\n\nWith this code ${email} becomes the address with which ${login} signs in:\n\n${code}\n\nIt holds for half an hour. If you did not ask for it, there is nothing to do.\n\nThe help desk\n`,
  holdsUntil: expiresAt,
});

/** Tells a mailbox that another account was to have its address. It has an account: no code is sent. */
export const takenLetter = ({ login }: KnownAccount, email: string): Letter => ({
  mailKind: 'email-taken',
  recipient: email,
  subject: 'Your e-mail address has an account already',
  body: `The person who signs in as ${login} wants to sign in with your address, ${email}, which has an account already. Nothing was changed. If you are that person, sign in with that account, or ask the help desk.\n\nThe help desk\n`,
  holdsUntil: null,
});

/** For the address of before. */
export const emailChangedLetter = (before: KnownAccount, email: string): Letter =>
  letter('email-changed', 'Your e-mail address was changed', ({ login }) => `The account of ${login} has another e-mail address now, ${email}: it signs in with that one, and gets its mail there.`)(before);
