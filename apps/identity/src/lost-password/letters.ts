import type { KnownAccount } from '../accounts/index.ts';
import type { Letter } from '../notices/index.ts';

const dear = ({ given_name: given, family_name: family }: KnownAccount): string => `Dear ${given} ${family},\n\n`;
const closing = 'The help desk\n';

/** The link for another password. */
export const lostPasswordLetter = (account: KnownAccount, url: string, expiresAt: Date): Letter => ({
  mailKind: 'lost-password',
  recipient: account.email,
  subject: 'Choose a new password',
  body:
    `${dear(account)}Somebody, we hope you, asked for a new password for ${account.login}. Choose it here, within an hour:\n\n${url}\n\n`
    + 'The link works once. Until it is used, the password of before counts. To sign in you need your authenticator app or a recovery code, too.\n\n'
    + `If it was not you, there is nothing to do: without this mail, no one changes your password.\n\n${closing}`,
  holdsUntil: expiresAt,
});

/** Why an account gets no such link. */
export const noLinkLetter = (account: KnownAccount): Letter => ({
  mailKind: 'lost-password',
  recipient: account.email,
  subject: 'No new password yet',
  body: `${dear(account)}Somebody, we hope you, asked for a new password for ${account.login}. ${
    account.demo
      ? 'It is a demo account: its password is printed by the start, and is not changed.'
      : 'The account has to be set up first, by the link of a letter that you have got. If you do not find the letter, or its link is too old, ask the help desk for a new one.'
  }\n\n${closing}`,
  holdsUntil: null,
});

/** Tells the person of an account that its password is another one. */
export const passwordChangedLetter = (account: KnownAccount): Letter => ({
  mailKind: 'password-changed',
  recipient: account.email,
  subject: 'Your password was changed',
  body:
    `${dear(account)}The password of ${account.login} was changed. Who was signed in with the one of before is signed out.\n\n`
    + `If it was not you, tell the help desk at once: somebody reads your mail, or knows your password of before.\n\n${closing}`,
  holdsUntil: null,
});
