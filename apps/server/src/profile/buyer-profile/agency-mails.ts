import type { Mail } from '@quartermaster/deployment';
import type { Buyer } from '../../wire/index.ts';
import { nameOf, requestReference } from '../requests/buyer-request.ts';

type DeskMail = Omit<Mail, 'recipient'>;

const linesOf = (buyer: Buyer, reference: string): string => `Request: ${reference}\nName: ${nameOf(buyer)}\nE-mail: ${buyer.email ?? ''}\n`;

/** Tells the help desk of the agency that a buyer asks for. @param counting in the codes of the identity server; null: none counts */
export function agencyAskedMail(buyer: Buyer, request: number, counting: string | null, asked: string): DeskMail {
  const reference = requestReference(request);
  return {
    kind: 'agency-request',
    subject: `${reference}: ${nameOf(buyer) || 'A buyer'} asks for another agency`,
    body: `${linesOf(buyer, reference)}Agency that counts: ${counting ?? 'none'}\nAgency that they ask for: ${asked}\n\nThe agency that counts stays as it is until an operator confirms the other one at the desk (Buyer requests), or the sign-in service says another one for this person.\n`,
  };
}

/** Tells the help desk that there is nothing to do for a request any more. */
export function agencyWithdrawnMail(buyer: Buyer, request: number): DeskMail {
  const reference = requestReference(request);
  return {
    kind: 'agency-request-withdrawn',
    subject: `${reference}: ${nameOf(buyer) || 'A buyer'} asks for no other agency any more`,
    body: `${linesOf(buyer, reference)}\nThe request is withdrawn. There is nothing to do.\n`,
  };
}
