import { isAllowed } from './actors.ts';
import type { ActorKind, PurchaseOrderEvent } from './event.ts';
import { changed, positionProblem, quantityProblem } from './lines.ts';
import { refused, type Refusal } from './refusal.ts';
import { open, statusOf, underWay, wanted, type PurchaseOrderState } from './state.ts';

export type Decision = { readonly kind: 'next'; readonly state: PurchaseOrderState } | Refusal;

/**
 * The purchase order after an event, or why the event cannot be. A function of its arguments alone: what was recorded leads to the same state
 * whenever it is read again.
 */
export function decide(state: PurchaseOrderState, event: PurchaseOrderEvent, actor: ActorKind): Decision {
  if (!isAllowed(event.kind, actor)) return refused('ACTOR_NOT_ALLOWED', `This is not for the ${actor} of a purchase order to do.`);
  return refusalOf(state, event, actor) ?? { kind: 'next', state: after(state, event) };
}

/** What remains possible when nothing will be delivered any more: a delivery that was under way is settled, and people may write. */
const always: ReadonlySet<PurchaseOrderEvent['kind']> = new Set(['sent', 'message', 'problem-reported']);

function refusalOf(state: PurchaseOrderState, event: PurchaseOrderEvent, actor: ActorKind): Refusal | null {
  const { lines } = state;
  if (always.has(event.kind)) return null;
  if (state.isCanceled) return refused('PO_CANCELED', 'This purchase order is canceled.');
  if (statusOf(state) === 'Rejected' && event.kind !== 'cancellation-declined') return refused('PO_REJECTED', 'All lines of this purchase order are rejected.');
  switch (event.kind) {
    case 'accepted':
      return state.isAccepted ? refused('PO_ACCEPTED', 'This purchase order is accepted already.') : null;
    case 'lines-rejected':
      return quantityProblem(lines, event.lines, open, 'rejected');
    case 'date-promised':
      return positionProblem(lines, event.lines) ?? closedLine(state, event.lines);
    case 'shipped':
      if (!state.isAccepted) return notAccepted;
      if (state.shipmentIds.includes(event.shipmentId)) return refused('SHIPMENT_KNOWN', `Shipment ${event.shipmentId} is recorded already. Give each shipment a number of its own.`);
      return quantityProblem(lines, event.lines, (line) => wanted(line) - line.shipped, 'shipped');
    case 'invoiced':
      if (!state.isAccepted) return notAccepted;
      return state.invoiceNumbers.includes(event.invoiceNumber) ? refused('INVOICE_KNOWN', `Invoice ${event.invoiceNumber} is recorded already.`) : null;
    case 'cancellation-requested':
      if (!state.isAccepted) return refused('PO_NOT_ACCEPTED', 'The vendor has not accepted this purchase order yet: it can be canceled at once.');
      if (state.isCancellationAsked) return refused('CANCELLATION_ASKED', 'The vendor has been asked to cancel this purchase order.');
      return nothingOpen(state);
    case 'cancellation-declined':
      return state.isCancellationAsked ? null : refused('CANCELLATION_NOT_ASKED', 'The buyer has not asked to cancel this purchase order, or has had an answer.');
    case 'canceled':
      return cancelProblem(state, actor);
    case 'received':
      if (!state.isSent && !state.isAccepted) return refused('PO_NOT_SENT', 'The vendor does not have this purchase order yet, so nothing of it can have arrived.');
      return quantityProblem(lines, event.lines, (line) => wanted(line) - line.received, 'received');
    default:
      return null;
  }
}

const notAccepted = refused('PO_NOT_ACCEPTED', 'This purchase order is not accepted yet. Accept it first.');

const nothingOpen = ({ lines }: PurchaseOrderState): Refusal | null =>
  lines.every((line) => open(line) === 0) ? refused('PO_SHIPPED', 'Everything of this purchase order is under way: there is nothing left to cancel.') : null;

function closedLine({ lines }: PurchaseOrderState, positions: readonly number[]): Refusal | null {
  const closed = lines.find((line) => positions.includes(line.position) && open(line) === 0);
  return closed === undefined ? null : refused('LINE_CLOSED', `Line ${closed.position} is under way or rejected as a whole: no date can be promised for it.`);
}

function cancelProblem({ lines, isAccepted, isCancellationAsked }: PurchaseOrderState, actor: ActorKind): Refusal | null {
  if (lines.some((line) => underWay(line) > 0)) return refused('PO_SHIPPED', 'Something of this purchase order is under way: the vendor can only reject the rest.');
  if (actor === 'buyer' && isAccepted) return refused('PO_ACCEPTED', 'The vendor has accepted this purchase order: ask them to cancel it.');
  if (actor === 'vendor' && !isCancellationAsked) return refused('CANCELLATION_NOT_ASKED', 'The buyer has not asked to cancel this purchase order. Reject its lines where you cannot deliver them.');
  return null;
}

function after(state: PurchaseOrderState, event: PurchaseOrderEvent): PurchaseOrderState {
  const { lines } = state;
  switch (event.kind) {
    case 'sent':
      return { ...state, isSent: true };
    case 'accepted':
      return { ...state, isAccepted: true };
    case 'lines-rejected':
      return answered({ ...state, lines: changed(lines, event.lines, (line, quantity) => ({ rejected: line.rejected + quantity, rejectedReason: event.reason })) });
    case 'date-promised':
      return { ...state, lines: lines.map((line) => (event.lines.includes(line.position) ? { ...line, promisedDate: event.date } : line)) };
    case 'shipped':
      return answered({
        ...state,
        lines: changed(lines, event.lines, (line, quantity) => ({ shipped: line.shipped + quantity })),
        shipmentIds: [...state.shipmentIds, event.shipmentId],
      });
    case 'invoiced':
      return { ...state, invoiceNumbers: [...state.invoiceNumbers, event.invoiceNumber] };
    case 'cancellation-requested':
      return { ...state, isCancellationAsked: true };
    case 'cancellation-declined':
      return { ...state, isCancellationAsked: false };
    case 'canceled':
      return { ...state, isCanceled: true, isCancellationAsked: false };
    case 'received':
      return answered({ ...state, lines: changed(lines, event.lines, (line, quantity) => ({ received: line.received + quantity })) });
    case 'message':
    case 'problem-reported':
      return state;
  }
}

/** What is wholly under way or rejected needs no answer to a request to cancel it. */
const answered = (state: PurchaseOrderState): PurchaseOrderState =>
  state.isCancellationAsked && state.lines.every((line) => open(line) === 0) ? { ...state, isCancellationAsked: false } : state;
