import type { Mail } from '@quartermaster/deployment';
import { quoted } from '../../mail/index.ts';
import { eventWords, type VendorLink } from '../../purchase-orders/index.ts';
import { longDay } from '../ways/long-day.ts';
import type { WaitingNotice } from './waiting-notices.ts';

/** The mail that tells a vendor of one event, with a link to the page on which the vendor answers. */
export function noticeMail(notice: WaitingNotice, recipient: string, { url, expiresAt }: VendorLink): Mail {
  const { poNumber, contractNumber, recorded: { event } } = notice;
  return {
    kind: 'purchase-order',
    recipient,
    subject: `Purchase order ${poNumber}: ${eventWords(event).title}`,
    body: [
      wordsOf(notice),
      '',
      `${aboutLine(poNumber)}${contractNumber}`,
      ...(event.kind === 'canceled' ? ['Deliver nothing of it that is not under way.'] : []),
      '',
      'The purchase order, and your answer, on a page that needs no account:',
      url,
      `It opens until ${longDay(expiresAt)}. Each person who has this address can answer for you: pass it on with care.`,
      '',
    ].join('\n'),
  };
}

/** What a message adds to a mail with messages about the same purchase order. */
export const additionOf = (notice: WaitingNotice): { subject: string; text: string; before: string } =>
  ({ subject: `Purchase order ${notice.poNumber}: Messages`, text: `\n\n${wordsOf(notice)}`, before: `\n\n${aboutLine(notice.poNumber)}` });

/** Lines that somebody has written are quoted, so that none looks like this one. */
const aboutLine = (poNumber: string): string => `Purchase order: ${poNumber}, under contract `;

function wordsOf({ placedBy, recorded: { event, actor } }: WaitingNotice): string {
  const { title, text } = eventWords(event);
  const said = `${title}, by ${actor.kind === 'buyer' ? `the buyer, ${placedBy}` : 'an operator of the marketplace'}`;
  return text === '' ? said : `${said}\n\n${quoted(text)}`;
}
