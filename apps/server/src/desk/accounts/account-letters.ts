import type { Account, MadeLink } from '@quartermaster/contracts-desk';
import type { Mail } from '@quartermaster/deployment';
import { linkWords } from '../../profile/index.ts';

const beginnings = {
  'both': 'Choose your password and set up your authenticator app here:',
  'password': 'The password of your account was reset: it is not accepted any more. Choose another one here. You need a code of your authenticator app for it.',
  'secondFactor': 'The authenticator app of your account was reset: its codes are not accepted any more. Set up an app here. You need your password for it.',
} as const;

/** The letter with a link to what an account owes. Like a mail with a code, its text is for its recipient alone. */
export function linkMail({ email, name, login, owes }: Account, link: MadeLink): Mail {
  const beginning = beginnings[owes.password && owes.secondFactor ? 'both' : owes.password ? 'password' : 'secondFactor'];
  return {
    kind: 'account-link',
    recipient: email,
    subject: 'How you sign in: a link for you',
    body: `Dear ${name},\n\n${beginning}\n\n${linkWords(link)}\n\nYou sign in as ${login}. If you did not ask for this, tell the help desk.\n\nThe help desk\n`,
    holdsUntil: new Date(link.expiresAt),
  };
}
