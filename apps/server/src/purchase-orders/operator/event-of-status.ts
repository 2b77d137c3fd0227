import type { PurchaseOrderEvent } from '../state/event.ts';
import { open, wanted, type LineState, type PurchaseOrderState } from '../state/state.ts';

/** What the operator was told beside the status. */
export interface Told {
  readonly reason: string;
  readonly carrier: string;
  readonly tracking: string;
}

export const movableTo = ['sent', 'accepted', 'rejected', 'shipped', 'delivered', 'canceled'] as const;

export type MovableStatus = (typeof movableTo)[number];

/** What has to be told for a status. */
export const neededFor: Readonly<Partial<Record<MovableStatus, keyof Told>>> = { rejected: 'reason', canceled: 'reason', shipped: 'carrier' };

/** The event that brings all that is left of a purchase order to a status. What is {@link neededFor} it is told. */
export function eventOfStatus(status: MovableStatus, state: PurchaseOrderState, { reason, carrier, tracking }: Told): PurchaseOrderEvent {
  switch (status) {
    case 'sent':
    case 'accepted':
      return { kind: status };
    case 'rejected':
      return { kind: 'lines-rejected', lines: left(state, open), reason };
    case 'shipped':
      return { kind: 'shipped', shipmentId: `operator-${state.shipmentIds.length + 1}`, lines: left(state, (line) => wanted(line) - line.shipped), carrier, trackingNumber: tracking };
    case 'delivered':
      return { kind: 'received', lines: left(state, (line) => wanted(line) - line.received) };
    case 'canceled':
      return { kind: 'canceled', reason };
  }
}

const left = ({ lines }: PurchaseOrderState, quantityOf: (line: LineState) => number) =>
  lines.map((line) => ({ position: line.position, quantity: quantityOf(line) })).filter(({ quantity }) => quantity > 0);
