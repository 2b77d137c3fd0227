import type { Mail } from '@quartermaster/deployment';

/** Facts of a request that letters about it name. */
export interface Asked {
  readonly number: string;
  readonly store: string;
  readonly name: string;
  readonly email: string;
}

export type Decision = 'accepted' | 'declined';

/** The text that the operator's letter begins with. */
export const proposedLetters = ({ number, store, name }: Asked): Record<Decision, string> => ({
  accepted:
    `Dear ${name},\n\nYour request for an account in the ${store} store, ${number}, is accepted.\n\n`
    + 'You sign in with the e-mail address that you gave. How you set your password and your authenticator comes in a message of its own.\n\nThe help desk\n',
  declined:
    `Dear ${name},\n\nYour request for an account in the ${store} store, ${number}, is declined, because \n\n`
    + 'If something has changed, or if you think that this is a mistake, answer the help desk and name the number of your request.\n\nThe help desk\n',
});

/** The letter as it is mailed. */
export const letterMail = ({ number, store, email }: Asked, decision: Decision, text: string): Mail => ({
  kind: `registration-${decision}`,
  recipient: email,
  subject: `Your request for an account in the ${store} store: ${number}`,
  body: `${text}\n`,
});
