import { quoted } from '../../mail/index.ts';
import type { PurchaseOrderEvent } from '../state/event.ts';
import { eventWords } from '../events/event-words.ts';

export interface ToldOrder {
  readonly poNumber: string;
  readonly orderNumber: string;
  readonly store: string;
  readonly vendor: string;
  /** Where browsers reach the marketplace; null where no server has started yet. */
  readonly origin: string | null;
}

/** The mail to a buyer about something that happened to a purchase order, with the ways to its order and to the choice of such mails. */
export function mailText(event: PurchaseOrderEvent, { poNumber, orderNumber, store, vendor, origin }: ToldOrder): { subject: string; body: string } {
  const { title } = eventWords(event);
  const part = `It is part of your order ${orderNumber} in the ${store} store.`;
  const address = (path: string, query: Readonly<Record<string, string>> = {}): string => `${origin ?? ''}/ws${path}?${new URLSearchParams({ ...query, store }).toString()}`;
  const ways = origin === null
    ? [`${part} My Orders there shows what became of it.`, 'You choose in your profile there which mails about your orders you get.']
    : [
        `${part} What became of it:\n${address('/orderhistory/order_details', { orderNumber })}`,
        `Read all messages about it, and answer:\n${address('/main/message_center', { poNumber })}`,
        `Choose in your profile which mails about your orders you get:\n${address('/profile/update_profile')}`,
      ];
  return {
    // The title of a shipment names its lines, which may be many.
    subject: `Purchase order ${poNumber}: ${title.split(':')[0] ?? title}`,
    body: `${[wordsOf(event), `${aboutLine(poNumber)}Vendor: ${vendor}`, ...ways].join('\n\n')}\n`,
  };
}

/** What an event adds to a mail with others of its kind about the same purchase order. @param several what the subject calls them, for example `Messages` */
export const additionOf = (event: PurchaseOrderEvent, poNumber: string, several: string): { subject: string; text: string; before: string } =>
  ({ subject: `Purchase order ${poNumber}: ${several}`, text: `\n\n${wordsOf(event)}`, before: `\n\n${aboutLine(poNumber)}` });

/** Lines that somebody has written are quoted, so that none looks like this one. */
const aboutLine = (poNumber: string): string => `Purchase order: ${poNumber}\n`;

function wordsOf(event: PurchaseOrderEvent): string {
  const { title, text } = eventWords(event);
  return text === '' ? title : `${title}\n\n${quoted(text)}`;
}
