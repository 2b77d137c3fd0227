import { makeLinkService, revokeLinksService, sendOrderService } from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import { createVendorLink, readPurchaseOrders, revokeVendorLinks } from '../../purchase-orders/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { hurryDelivery, reviveDeliveries } from '../../vendor-delivery/index.ts';
import { implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { checkedText } from './typed-reason.ts';
import { unknownOrder } from './unknown-order.ts';

export interface LinkMaking {
  /** Where browsers reach the marketplace. */
  readonly webOrigin: string;
  readonly randomness: Randomness;
}

/** How a purchase order reaches its vendor, and with what the vendor answers. */
export const orderDeliveryServices = ({ webOrigin, randomness }: LinkMaking): readonly DeskImplementation[] => [
  implementWrite(sendOrderService, async ({ number }, connection, { now }) => {
    await known(connection, number);
    const wasDead = (await reviveDeliveries(connection, [number], now)).length > 0;
    if (!wasDead && !(await hurryDelivery(connection, number, now))) throw changedMeanwhile(`${number} does not wait to be sent, or is being sent. Load the page again.`);
    return { answer: {}, change: { action: wasDead ? 'order.sent-again' : 'order.hurried', subject: number } };
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
