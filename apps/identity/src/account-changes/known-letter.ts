import type { KnownAccount } from '../accounts/index.ts';
import type { Letter } from '../notices/index.ts';

/** Tells a mailbox that its address, with which somebody registers, has an account already. */
export const knownLetter = ({ email, given_name: given, family_name: family, login }: KnownAccount, homeUrl: string): Letter => ({
  mailKind: 'account-known',
  recipient: email,
  subject: 'You have an account already',
  body:
    `Dear ${given} ${family},\n\nSomebody has just registered with your e-mail address. You have an account already, and nothing was changed.\n\n`
    + `Sign in as ${login}, with your password and your authenticator app:\n\n${homeUrl}\n\n`
    + 'If you cannot sign in, or if it was not you who registered, tell the help desk.\n\nThe help desk\n',
  holdsUntil: null,
});
