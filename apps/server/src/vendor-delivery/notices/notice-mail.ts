import type { Mail } from '@quartermaster/deployment';
import { quoted } from '../../mail/index.ts';
import { eventWords, type VendorLink } from '../../purchase-orders/index.ts';
import { longDay } from '../ways/long-day.ts';
import type { WaitingNotice } from './waiting-notices.ts';

/** The mail that tells a vendor of one event, with a link to the page on which the vendor answers. */
export function noticeMail({ poNumber, contractNumber, placedBy, recorded: { event, actor } }: WaitingNotice, recipient: string, { url, expiresAt }: VendorLink): Mail {
  const { title, text } = eventWords(event);
  return {
    kind: 'purchase-order',
    recipient,
    subject: `Purchase order ${poNumber}: ${title}`,
    body: [
      `${title}, by ${actor.kind === 'buyer' ? `the buyer, ${placedBy}` : 'an operator of the marketplace'}`,
      ...(text === '' ? [] : ['', quoted(text)]),
      '',
      `Purchase order: ${poNumber}, under contract ${contractNumber}`,
      ...(event.kind === 'canceled' ? ['Deliver nothing of it that is not under way.'] : []),
      '',
      'The purchase order, and your answer, on a page that needs no account:',
      url,
      `It opens until ${longDay(expiresAt)}. Each person who has this address can answer for you: pass it on with care.`,
      '',
    ].join('\n'),
  };
}
