import type { Order, PurchaseOrder } from '@quartermaster/contracts';
import { serverPoint, withMethods } from './server-point.ts';

/** A purchase order on its way to its vendor. */
export interface VendorMessage {
  /** A UUID, the same each time that this message is sent: a vendor who has seen it does nothing more. */
  readonly deliveryKey: string;
  readonly store: string;
  readonly orderNumber: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly placedBy: string;
  readonly shipTo: Order['shipTo'];
  readonly payment: Order['payment'];
  readonly purchaseOrder: PurchaseOrder;
}

/** What the operator has set for a vendor, or for one contract of a vendor. */
export type VendorWaySettings = Readonly<Record<string, unknown>>;

/** `delivered`: a system or a mail server of the vendor has taken it. `waiting`: it is on its way, ask again. `refused`: for good, with the reason. */
export type VendorSending = { readonly kind: 'delivered' } | { readonly kind: 'waiting' } | { readonly kind: 'refused'; readonly reason: string };

/** One way by which vendors get their purchase orders. */
export interface VendorWay {
  /** Null for settings that it can use, else a sentence for the operator. */
  check(settings: VendorWaySettings): string | null;
  /**
   * Sends, outside of any transaction. It is called again with the same key after an error, after `waiting`, and where a process has died
   * before it could note the answer. @throws Error when it is to be tried again later
   */
  send(message: VendorMessage, settings: VendorWaySettings): Promise<VendorSending>;
}

export const vendorWays = serverPoint<VendorWay>()('vendor-ways', 'keyed', {
  doc: 'How a vendor gets purchase orders, by the name of the way in the vendor’s settings. There are mail, cxml and api. Add one where vendors are reached in another way, such as EDI 850 by a partner’s gateway.',
  validate: withMethods('check', 'send'),
});
