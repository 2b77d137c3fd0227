import type { Mail } from '@quartermaster/deployment';
import { nameOf, requestReference } from '../requests/buyer-request.ts';
import type { Buyer } from '../../wire/index.ts';

type Letter = Omit<Mail, 'recipient'>;

const nameOrElse = (buyer: Buyer): string => nameOf(buyer) || 'A buyer';

/** Tells the help desk that a buyer wants the account closed. */
export function closureAskedMail(buyer: Buyer, request: number): Letter {
  const reference = requestReference(request);
  return {
    kind: 'closure-request',
    subject: `${reference}: ${nameOrElse(buyer)} asks to close the account`,
    body: `Request: ${reference}\nName: ${nameOf(buyer)}\nE-mail: ${buyer.email ?? ''}\n\nAn administrator of the desk closes the account or refuses the request, with a reason (Buyer requests).\n`,
  };
}

/** Tells the help desk that there is nothing to do for it any more. */
export function closureWithdrawnMail(buyer: Buyer, request: number): Letter {
  const reference = requestReference(request);
  return { kind: 'closure-withdrawn', subject: `${reference}: ${nameOrElse(buyer)} keeps the account`, body: `Request: ${reference}\n\nThe buyer has taken the request back. There is nothing to do.\n` };
}

/** Tells the owner of the mailbox, who may be someone else than the one at the browser. */
export function closureNotedMail(buyer: Buyer, request: number): Letter {
  const reference = requestReference(request);
  return {
    kind: 'closure-noted',
    subject: `${reference}: you asked to close your account`,
    body: `Dear ${nameOf(buyer) || 'buyer'},\n\nyour request to close your account is with the operators as ${reference}. Until they have closed it you can take it back on the page “Your data and account” of your profile.\n\nIf you did not ask for this, take it back there, and tell the help desk.\n`,
  };
}
