import { makeLinkService, revokeLinksService, sendOrderService } from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import { createVendorLink, readPurchaseOrders, revokeVendorLinks } from '../../purchase-orders/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { sendDelivery, type Sending } from '../../vendor-delivery/index.ts';
import { implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { checkedText } from './typed-reason.ts';
import { unknownOrder } from './unknown-order.ts';

export interface LinkMaking {
  /** Where browsers reach the marketplace. */
  readonly webOrigin: string;
  readonly randomness: Randomness;
}

/** The words of the audit log. */
const sent = { again: 'order.sent-again', hurried: 'order.hurried', first: 'order.sent-first' } as const satisfies Record<Sending, string>;

/** How a purchase order reaches its vendor, and with what the vendor answers. */
export const orderDeliveryServices = ({ webOrigin, randomness }: LinkMaking): readonly DeskImplementation[] => [
  implementWrite(sendOrderService, async ({ number }, connection, { now }) => {
    await known(connection, number);
    const sending = await sendDelivery(connection, number, now);
    if (sending === null) throw changedMeanwhile(`${number} does not wait to be sent, or is being sent. Load the page again.`);
    return { answer: {}, change: { action: sent[sending], subject: number } };
  }),
  implementWrite(makeLinkService, async ({ number, days }, connection, { now }) => {
    await known(connection, number);
    const { linkId, url, expiresAt } = await createVendorLink(connection, { poNumber: number, webOrigin, now, days }, randomness);
    return { answer: { linkId, url, expiresAt: expiresAt.toISOString() }, change: { action: 'order.link-made', subject: number, details: { linkId, days } } };
  }),
  implementWrite(revokeLinksService, async ({ number, linkId, reason }, connection, { now }) => {
    await known(connection, number);
    const links = await revokeVendorLinks(connection, number, now, linkId);
    if (links === 0) throw changedMeanwhile(`${linkId === null ? 'No link' : `The link ${linkId}`} opens ${number} ${linkId === null ? 'any more' : 'no more'}. Load the page again.`);
    return { answer: {}, change: { action: 'order.links-revoked', subject: number, details: { links, ...(linkId !== null && { linkId }), reason: checkedText('reason', reason) } } };
  }),
];

/** @throws Problem 404 */
async function known(connection: Connection, number: string): Promise<void> {
  if (!(await readPurchaseOrders(connection, [number])).has(number)) throw unknownOrder(number);
}
