import type { PurchaseOrder, PurchaseOrderProgress } from '@quartermaster/contracts';
import { open, statusOf, underWay, wanted, type LineState, type PurchaseOrderState } from '../state/state.ts';
import { happeningOf } from './happening.ts';
import type { PurchaseOrderRecord } from './read-purchase-order.ts';

/** What is known of a purchase order, as its buyer reads it. */
export function purchaseOrderProgress({ poNumber, vendor, lines }: PurchaseOrder, { state, events }: PurchaseOrderRecord): PurchaseOrderProgress {
  const isAnnounced = state.lines.some(({ shipped }) => shipped > 0);
  return {
    poNumber,
    status: statusOf(state),
    since: events.at(-1)?.happenedAt.toISOString() ?? null,
    cancellation: cancellationOf(state),
    invoiceNumbers: [...state.invoiceNumbers],
    lines: state.lines.map((line) => ({
      position: line.position,
      name: lines[line.position - 1]?.name ?? '',
      ordered: line.ordered,
      rejected: line.rejected,
      shipped: line.shipped,
      received: line.received,
      toReceive: toReceive(state, line, isAnnounced),
      promisedDate: line.promisedDate,
    })),
    happenings: events.map((recorded) => happeningOf(recorded, vendor.name)),
  };
}

function cancellationOf(state: PurchaseOrderState): PurchaseOrderProgress['cancellation'] {
  if (state.isCanceled || state.lines.every((line) => open(line) === 0)) return 'impossible';
  if (state.isCancellationAsked) return 'asked';
  if (state.isAccepted) return 'on-request';
  return state.lines.every((line) => underWay(line) === 0) ? 'possible' : 'impossible';
}

function toReceive({ isSent, isAccepted, isCanceled }: PurchaseOrderState, line: LineState, isAnnounced: boolean): number {
  if (isCanceled || !(isSent || isAccepted)) return 0;
  return Math.max(0, (isAnnounced ? line.shipped : wanted(line)) - line.received);
}
