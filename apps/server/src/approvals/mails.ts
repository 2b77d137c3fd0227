import { formatMoney, usd } from '@quartermaster/contracts';
import type { Mail } from '@quartermaster/deployment';
import { quoted, typedLine } from '../mail/index.ts';
import type { Approver } from './approvers/kept-approvers.ts';
import type { KeptRequest } from './record/kept-request.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

const pageOf = ({ store, requestId }: KeptRequest, webOrigin: string): string => `${webOrigin}/ws/cart/afc_cart?${new URLSearchParams({ store, request: requestId }).toString()}`;

const paragraphs = (...parts: readonly (string | null)[]): string => `${parts.filter((part) => part !== null).join('\n\n')}\n`;

/** What was typed cannot pass for a line of ours: names are one line each, and the note is quoted. */
const about = ({ buyerName, buyerEmail, payer, fund, fiscalYear, appropriation, amount, store }: KeptRequest): string =>
  [
    `Buyer: ${typedLine(buyerName)} (${buyerEmail})`, `Store: ${store}`, `Amount: ${formatMoney(usd(amount))}, with shipping and tax`, `For: ${typedLine(payer)}`,
    ...(fund === null ? [] : [`Fund: ${fund}, fiscal year ${fiscalYear}`]), ...(appropriation === null ? [] : [`Appropriation: ${typedLine(appropriation)}`]),
  ].join('\n');

const noteOf = ({ note }: KeptRequest): string | null => (note === '' ? null : quoted(note));

/** To each approver, with the address of the page. */
export const askMails = (asked: KeptRequest, approvers: readonly Approver[], webOrigin: string, isReminder: boolean): readonly Mail[] =>
  approvers.map(({ email, name }) => ({
    kind: isReminder ? 'approval-reminder' : 'approval-request',
    recipient: email,
    subject: `${isReminder ? 'Reminder: ' : ''}${typedLine(asked.buyerName)} asks you to authorize a cart`,
    body: paragraphs(
      `Dear ${typedLine(name)},`,
      'a cart waits for your authorization. It is ordered when you authorize it, and not before.',
      about(asked), noteOf(asked),
      `Sign in with the account of this address, and authorize, change or return it until ${day.format(asked.answerBy)}:\n${pageOf(asked, webOrigin)}`,
      'Other approvers have the same mail: the first of you decides.',
    ),
  }));

interface Outcome {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}

/** To the buyer, with what became of their cart. @param by who decided */
export function outcomeMail(kept: KeptRequest, outcome: 'ordered' | 'returned' | 'expired' | 'changed' | 'withdrawn', by: string, webOrigin: string): Mail {
  const said: Readonly<Record<typeof outcome, Outcome>> = {
    ordered: { kind: 'approval-ordered', subject: `Your cart is order ${kept.orderNumber ?? ''}`, text: `${typedLine(by)} has authorized your cart. It is order ${kept.orderNumber ?? ''}.` },
    returned: { kind: 'approval-returned', subject: 'Your cart was returned', text: `${typedLine(by)} has returned your cart. Nothing is ordered.\n\nThe reason:\n\n${quoted(kept.reason ?? '')}\n\nOn its page you put the items back into your cart.` },
    expired: { kind: 'approval-expired', subject: 'Your cart was not answered', text: 'No approver has answered in time. Nothing is ordered. On its page you put the items back into your cart, and send it again.' },
    changed: { kind: 'approval-changed', subject: 'Your cart was changed', text: `${typedLine(by)} has changed your cart, which waits for authorization still. Its page says what was changed.` },
    withdrawn: { kind: 'approval-withdrawn', subject: 'Your cart was withdrawn', text: 'Your cart waits for no approver any more. Nothing is ordered.' },
  };
  const { kind, subject, text } = said[outcome];
  return { kind, recipient: kept.buyerEmail, subject, body: paragraphs(text, about(kept), `The cart:\n${pageOf(kept, webOrigin)}`) };
}
