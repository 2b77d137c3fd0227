import type { Mail } from '@quartermaster/deployment';
import { quoted, typedLine } from '../mail/index.ts';
import { dayInWords, washingtonDay } from '../runtime/index.ts';
import type { KeptRequest } from './kept-request.ts';

const paragraphs = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

const activityOf = ({ aac, activity }: Pick<KeptRequest, 'aac' | 'activity'>): string => (activity === null ? aac : `${aac}, ${typedLine(activity)}`);

/** To the supervisor, with the link. What was typed cannot pass for a line of ours. */
export const askMail = (request: KeptRequest, link: string): Mail => ({
  kind: 'aac-password-request',
  recipient: request.supervisorEmail,
  subject: `Approve an AAC password for ${request.aac}`,
  body: paragraphs(
    `a buyer of the ${request.store} store asks to order with the activity ${activityOf(request)}. You are listed as a supervisor of it.`,
    `Buyer: ${typedLine(request.buyerName)}${request.buyerEmail === '' ? '' : ` (${request.buyerEmail})`}`,
    quoted(request.purpose),
    `Approve or reject the password until ${dayInWords(washingtonDay(request.answerBy))}:\n${link}`,
    'You need no account, and you never see the password. Opening the page decides nothing. The link decides once, and takes an approved password back: do not pass it on.',
  ),
});

/** To the buyer, with what became of the request; null where no address of them is known. @param until the last day of the password */
export function outcomeMail(request: KeptRequest, status: 'approved' | 'rejected' | 'revoked', { reason, until, webOrigin }: { readonly reason: string | null; readonly until: string | null; readonly webOrigin: string }): Mail | null {
  if (request.buyerEmail === '') return null;
  const what = activityOf(request);
  const why = reason === null ? '' : `The reason:\n\n${quoted(reason)}`;
  const said = {
    approved: { subject: `Your AAC password for ${request.aac} is approved`, body: paragraphs(`your password for ${what} is approved${until === null ? '' : `, until ${dayInWords(until)}`}. It is the one that you chose with your request. Type it where you order with this activity.`, `Your order:\n${webOrigin}/ws/checkout/checkout_review?${new URLSearchParams({ store: request.store }).toString()}`) },
    rejected: { subject: `Your AAC password for ${request.aac} was rejected`, body: paragraphs(`your request for a password for ${what} was rejected.`, why) },
    revoked: { subject: `Your AAC password for ${request.aac} was taken back`, body: paragraphs(`your password for ${what} was taken back. Orders that are placed stay as they are.`, why) },
  }[status];
  return { kind: `aac-password-${status}`, recipient: request.buyerEmail, ...said };
}
