import type { MadeLink } from '@quartermaster/contracts-desk';
import type { Mail } from '@quartermaster/deployment';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' });

/** What a letter says of the link that it holds. */
export const linkWords = ({ url, expiresAt }: MadeLink): string =>
  `${url}\n\nThe link works once, until ${day.format(new Date(expiresAt))} Eastern time. It is for you alone: do not pass it on.`;

/** Where a person goes on who has set up the account: the store in which they asked for it. */
export const storeHome = (webOrigin: string, store: string): string => `${webOrigin}/home?${new URLSearchParams({ store }).toString()}`;

/** Facts of a request that letters about it name. */
export interface Asked {
  readonly number: string;
  readonly store: string;
  readonly name: string;
  readonly email: string;
}

export type Decision = 'accepted' | 'declined';

const ways = {
  here: 'How you sign in is at the end of this letter.',
  elsewhere: 'You sign in with the e-mail address that you gave. How you set your password and your authenticator comes in a message of its own.',
};

/** The text that the operator's letter begins with. @param accounts where the account is made */
export const proposedLetters = ({ number, store, name }: Asked, accounts: keyof typeof ways): Record<Decision, string> => ({
  accepted:
    `Dear ${name},\n\nYour request for an account in the ${store} store, ${number}, is accepted.\n\n`
    + `${ways[accounts]}\n\nThe help desk\n`,
  declined:
    `Dear ${name},\n\nYour request for an account in the ${store} store, ${number}, is declined, because \n\n`
    + 'If something has changed, or if you think that this is a mistake, answer the help desk and name the number of your request.\n\nThe help desk\n',
});

/** What the letter of an accepted request says of the account that was made. */
const signInWords = ({ email }: Asked, link: MadeLink | null): string =>
  link === null
    ? `There is an account with your e-mail address, ${email}, already. Sign in with its password and its authenticator app.`
    : `You sign in with your e-mail address, ${email}. Choose your password and set up your authenticator app here:\n\n${linkWords(link)}`;

/** The letter as it is mailed. @param made the account that was made, with the link by which its person sets it up; null: none was. A mail with a link is for its recipient alone, like one with a code */
export const letterMail = (asked: Asked, decision: Decision, text: string, made: { readonly link: MadeLink | null } | null): Mail => ({
  kind: `registration-${decision}`,
  recipient: asked.email,
  subject: `Your request for an account in the ${asked.store} store: ${asked.number}`,
  body: made === null ? `${text}\n` : `${text}\n\n${signInWords(asked, made.link)}\n`,
  ...(made !== null && made.link !== null && { holdsUntil: new Date(made.link.expiresAt) }),
});
