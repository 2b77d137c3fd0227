import { formatMoney } from '@quartermaster/contracts';
import type { Mail } from '@quartermaster/deployment';
import type { Need } from '../../approvals/index.ts';
import { quoted, typedLine } from '../../mail/index.ts';
import type { NewRequest } from './kept-request.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

const pageOf = ({ store, requestId }: NewRequest, webOrigin: string): string => `${webOrigin}/ws/fedstrip/fedstrip_shopping_cart?${new URLSearchParams({ store, request: requestId }).toString()}`;

/** What was typed cannot pass for a line of ours: names are one line each, and notes are quoted. */
const about = ({ buyerName, buyerEmail, store, lines, amount, payer, constants, appropriation }: NewRequest): string =>
  [
    `Buyer: ${typedLine(buyerName)} (${buyerEmail})`, `Store: ${store}`, `Requisitions: ${lines.length}`, `Amount, where a price is known: ${formatMoney(amount)}`, `For: ${typedLine(payer)}`, `Fund code: ${typedLine(constants.fundCode)}`,
    ...(appropriation === '' ? [] : [`Appropriation: ${typedLine(appropriation)}`]),
  ].join('\n');

/** To each approver, with the address of the page. */
export const askMails = (asked: NewRequest, approvers: Need['approvers'], webOrigin: string, isReminder = false): readonly Mail[] =>
  approvers.map(({ email, name }) => ({
    kind: isReminder ? 'approval-reminder' : 'approval-request', recipient: email, subject: `${isReminder ? 'Reminder: ' : ''}${typedLine(asked.buyerName)} asks you to authorize requisitions`,
    body: `${[
      `Dear ${typedLine(name)},`, 'requisitions wait for your authorization. They are sent when you authorize them, and not before.', about(asked), ...(asked.note === '' ? [] : [quoted(asked.note)]),
      `Sign in with the account of this address, and authorize, change or return them until ${day.format(asked.answerBy)}:\n${pageOf(asked, webOrigin)}`, 'Other approvers have the same mail: the first of you decides.',
    ].join('\n\n')}\n`,
  }));

/** To the buyer. @param by who decided */
export function outcomeMail(asked: NewRequest, outcome: { readonly status: 'authorized' } | { readonly status: 'expired' } | { readonly status: 'returned'; readonly reason: string }, by: string, webOrigin: string): Mail {
  const said = outcome.status === 'authorized'
    ? { kind: 'approval-ordered', subject: 'Your requisitions are authorized', text: `${typedLine(by)} has authorized your requisitions. They have their document numbers, and go out with the next file.` }
    : outcome.status === 'expired'
    ? { kind: 'approval-expired', subject: 'Your requisitions were not answered', text: 'No approver has answered in time. Nothing is sent. On their page you put the lines back, and send them again.' }
    : { kind: 'approval-returned', subject: 'Your requisitions were returned', text: `${typedLine(by)} has returned your requisitions. Nothing is sent.\n\nThe reason:\n\n${quoted(outcome.reason)}\n\nOn their page you put the lines back and change them.` };
  return { kind: said.kind, recipient: asked.buyerEmail, subject: said.subject, body: `${[said.text, about(asked), `The requisitions:\n${pageOf(asked, webOrigin)}`].join('\n\n')}\n` };
}

/** To the buyer, of what an approver has changed. @param words what, by line */
export const changedMail = (asked: NewRequest, words: readonly string[], by: string, webOrigin: string): Mail => ({
  kind: 'approval-changed', recipient: asked.buyerEmail, subject: 'Your requisitions were changed',
  body: `${[`${typedLine(by)} has changed your requisitions, which wait for authorization still.`, words.map(typedLine).join('\n'), about(asked), `The requisitions:\n${pageOf(asked, webOrigin)}`].join('\n\n')}\n`,
});
