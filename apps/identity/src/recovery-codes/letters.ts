import type { Letter } from '../notices/index.ts';

/** Tells the person of an account that a recovery code was used. */
export const recoveryCodeUsed = ({ email, name }: { readonly email: string; readonly name: string }, left: number): Letter => ({
  mailKind: 'recovery-code-used',
  recipient: email,
  subject: 'A recovery code was used',
  body:
    `Dear ${name},\n\nA recovery code of your account was used in place of a code of your authenticator app. ${left === 1 ? 'One code is' : `${left} codes are`} left.\n\n`
    + 'If you have no authenticator app any more, or if it was not you, tell the help desk.\n\nThe help desk\n',
  holdsUntil: null,
});
