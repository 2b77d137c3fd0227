import type { OrderRow } from '@quartermaster/contracts';

export type PurchaseOrderStatus = OrderRow['status'];

/** One line, in units of issue. */
export interface LineState {
  /** From 1. */
  readonly position: number;
  readonly ordered: number;
  /** What the vendor will not deliver. */
  readonly rejected: number;
  /** The last reason for it; null: nothing is rejected. */
  readonly rejectedReason: string | null;
  readonly shipped: number;
  /** What the buyer says has arrived. It may be more than the vendor says was shipped: not every vendor tells. */
  readonly received: number;
  /** `YYYY-MM-DD` */
  readonly promisedDate: string | null;
}

/** What is known of a purchase order. */
export interface PurchaseOrderState {
  readonly lines: readonly LineState[];
  readonly isSent: boolean;
  readonly isAccepted: boolean;
  readonly isCanceled: boolean;
  /** The buyer has asked for it, and the vendor has not answered. */
  readonly isCancellationAsked: boolean;
  readonly shipmentIds: readonly string[];
  readonly invoiceNumbers: readonly string[];
}

/** A purchase order as it is placed. */
export const submitted = (lines: readonly { readonly position: number; readonly quantity: number }[]): PurchaseOrderState => ({
  lines: lines.map(({ position, quantity }) => ({ position, ordered: quantity, rejected: 0, rejectedReason: null, shipped: 0, received: 0, promisedDate: null })),
  isSent: false,
  isAccepted: false,
  isCanceled: false,
  isCancellationAsked: false,
  shipmentIds: [],
  invoiceNumbers: [],
});

/** What the vendor is still to deliver or has delivered. */
export const wanted = ({ ordered, rejected }: LineState): number => ordered - rejected;

/** What has left the vendor, by anybody's word. */
export const underWay = ({ shipped, received }: LineState): number => Math.max(shipped, received);

/** What is neither rejected nor under way. */
export const open = (line: LineState): number => wanted(line) - underWay(line);

/** The word for all of it. */
export function statusOf({ lines, isSent, isAccepted, isCanceled }: PurchaseOrderState): PurchaseOrderStatus {
  if (isCanceled) return 'Canceled';
  if (lines.every((line) => wanted(line) === 0)) return 'Rejected';
  if (lines.every((line) => line.received === wanted(line))) return 'Delivered';
  if (lines.every((line) => open(line) === 0)) return 'Shipped';
  if (lines.some((line) => underWay(line) > 0)) return 'PartlyShipped';
  if (isAccepted) return 'Accepted';
  return isSent ? 'Sent' : 'Submitted';
}
