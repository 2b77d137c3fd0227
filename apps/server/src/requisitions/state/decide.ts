import type { RequisitionEvent } from './event.ts';
import { groupOf, isPhase, openQuantity, type PartState, type RequisitionState } from './state.ts';

export type Decision =
  | { readonly kind: 'next'; readonly state: RequisitionState }
  /** Nothing is changed. @property message what is wrong and what to do, for people */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/**
 * The requisition after an event, or why the event cannot be. What the source of supply says is taken as it comes, in any order: of a part, the status of
 * the latest day counts.
 */
export const decide = (state: RequisitionState, event: RequisitionEvent): Decision => refusalOf(state, event) ?? { kind: 'next', state: after(state, event) };

const refused = (code: string, message: string): Decision => ({ kind: 'refused', code, message });

function refusalOf(state: RequisitionState, event: RequisitionEvent): Decision | null {
  if (state.isWithdrawn) return refused('WITHDRAWN', 'This requisition was withdrawn before it was sent.');
  if (event.kind === 'withdrawn' || event.kind === 'sent') return state.isSent ? refused('SENT', 'This requisition is sent already.') : null;
  if (!state.isSent) return refused('NOT_SENT', 'This requisition is not sent yet, so nothing can have become of it. Export it first.');
  if (event.kind === 'follow-up' || event.kind === 'cancellation') return openRefusal(state, event);
  return null;
}

function openRefusal(state: RequisitionState, event: RequisitionEvent): Decision | null {
  const open = openQuantity(state);
  if (open === 0) return refused('NOTHING_OPEN', 'All of this requisition is shipped, canceled or rejected: there is nothing left to ask for.');
  if (event.kind !== 'cancellation') return null;
  if (state.cancellationAsked > 0) return refused('CANCELLATION_ASKED', `Cancellation of ${state.cancellationAsked} is asked for already. Wait for the answer, or follow up.`);
  return Number.isSafeInteger(event.quantity) && event.quantity >= 1 && event.quantity <= open ? null : refused('QUANTITY', `${event.quantity} cannot be canceled: ${open} ${open === 1 ? 'is' : 'are'} open. Give 1 to ${open}.`);
}

function after(state: RequisitionState, event: RequisitionEvent): RequisitionState {
  switch (event.kind) {
    case 'sent':
      return { ...state, isSent: true };
    case 'withdrawn':
      return { ...state, isWithdrawn: true };
    case 'follow-up':
      return state;
    case 'cancellation':
      return { ...state, cancellationAsked: event.quantity };
    case 'shipment-status':
      return settled({ ...state, shipped: state.shipped + event.quantity });
    case 'supply-status':
      return settled(withStatus(state, event));
  }
}

/** B8: it could not be canceled. */
const refusesCancellation = (statusCode: string): boolean => statusCode === 'B8';

function withStatus(state: RequisitionState, event: Extract<RequisitionEvent, { kind: 'supply-status' }>): RequisitionState {
  const { suffix, statusCode, quantity, day } = event;
  const group = groupOf(statusCode);
  const cancellationAsked = group === 'canceled' || refusesCancellation(statusCode) ? 0 : state.cancellationAsked;
  if (!isPhase(group)) return { ...state, cancellationAsked };
  const known = state.parts.find((part) => part.suffix === suffix);
  if (known !== undefined && known.day > day) return { ...state, cancellationAsked };
  const part: PartState = { suffix, group, quantity, day };
  return { ...state, cancellationAsked, parts: [...state.parts.filter((each) => each.suffix !== suffix), part].toSorted((one, other) => one.suffix.localeCompare(other.suffix)) };
}

/** Where nothing is open, nothing is left to be canceled. */
const settled = (state: RequisitionState): RequisitionState => (openQuantity(state) === 0 ? { ...state, cancellationAsked: 0 } : state);

/** The state that events lead to. One that was recorded and cannot be leaves the state as it is. */
export const replay = (state: RequisitionState, events: readonly RequisitionEvent[]): RequisitionState =>
  events.reduce((before, event) => {
    const decision = decide(before, event);
    return decision.kind === 'next' ? decision.state : before;
  }, state);
