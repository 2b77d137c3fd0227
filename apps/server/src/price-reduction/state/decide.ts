import type { ReductionStatus } from '@quartermaster/contracts';
import type { ReducedTerms, ReductionActor, ReductionEvent, ReductionEventKind } from './event.ts';

/** What is known of a price reduction; null: it was not asked for yet. */
export interface ReductionState {
  readonly status: ReductionStatus;
  /** Null: no price was authorized. */
  readonly terms: ReducedTerms | null;
  /** Why it was declined or taken back. */
  readonly reason: string | null;
  /** The order that used it. */
  readonly orderNumber: string | null;
}

export type ReductionRefusal = { readonly kind: 'refused'; readonly code: 'ACTOR_NOT_ALLOWED' | 'ASKED_ALREADY' | 'NOT_OPEN' | 'NOT_IN_FORCE' | 'TERMS_INVALID'; readonly message: string };
export type ReductionDecision = { readonly kind: 'next'; readonly state: ReductionState } | ReductionRefusal;

const actors: Readonly<Record<ReductionEventKind, readonly ReductionActor[]>> = {
  requested: ['buyer'],
  authorized: ['vendor', 'office'],
  declined: ['vendor', 'office'],
  withdrawn: ['buyer'],
  expired: ['system'],
  ended: ['system'],
  revoked: ['vendor', 'office', 'operator'],
  used: ['buyer'],
};

/** The states in which an event can be. An operator also takes back what was not answered yet. */
const needed: Readonly<Record<Exclude<ReductionEventKind, 'requested'>, readonly ReductionStatus[]>> = {
  authorized: ['requested'],
  declined: ['requested'],
  withdrawn: ['requested', 'authorized'],
  expired: ['requested'],
  ended: ['authorized'],
  revoked: ['requested', 'authorized'],
  used: ['authorized'],
};

/** Ends, as a sentence says them. */
const statusWords: Readonly<Record<ReductionStatus, string>> = {
  requested: 'is waiting for an answer', authorized: 'is authorized already', declined: 'was declined', withdrawn: 'was withdrawn by the buyer', expired: 'was not answered in time',
  ended: 'is over', revoked: 'was taken back', used: 'was used for an order',
};

const refused = (code: ReductionRefusal['code'], message: string): ReductionRefusal => ({ kind: 'refused', code, message });

/**
 * The price reduction after an event, or why the event cannot be. A function of its arguments alone, as the events of purchase orders (decision 0150).
 *
 * @param listPrice cents for one unit of issue, of which a lower price is less
 */
export function decide(state: ReductionState | null, event: ReductionEvent, actor: ReductionActor, listPrice: number): ReductionDecision {
  if (!actors[event.kind].includes(actor)) return refused('ACTOR_NOT_ALLOWED', `This is not for the ${actor} of a request to do.`);
  if (event.kind === 'requested') return state === null ? { kind: 'next', state: { status: 'requested', terms: null, reason: null, orderNumber: null } } : refused('ASKED_ALREADY', 'This was asked for already.');
  if (state === null) return refused('NOT_OPEN', 'This was not asked for.');
  if (!needed[event.kind].includes(state.status)) return refused(event.kind === 'ended' || event.kind === 'used' ? 'NOT_IN_FORCE' : 'NOT_OPEN', `This request ${statusWords[state.status]}.`);
  if (event.kind === 'revoked' && state.status === 'requested' && actor !== 'operator') return refused('NOT_IN_FORCE', 'No price is authorized yet. Decline the request.');
  return after(state, event, listPrice);
}

function after(state: ReductionState, event: Exclude<ReductionEvent, { kind: 'requested' }>, listPrice: number): ReductionDecision {
  const next = (changes: Partial<ReductionState>): ReductionDecision => ({ kind: 'next', state: { ...state, ...changes } });
  switch (event.kind) {
    case 'authorized': {
      const { price, until, on } = event;
      const isRight = Number.isSafeInteger(price) && price > 0 && price < listPrice && on <= until;
      return isRight ? next({ status: 'authorized', terms: { price, until } }) : refused('TERMS_INVALID', 'A lower price is more than nothing and less than the price of the contract, and its last day is not over.');
    }
    case 'declined':
    case 'revoked':
      return next({ status: event.kind, reason: event.reason });
    case 'used':
      return next({ status: 'used', orderNumber: event.orderNumber });
    case 'withdrawn':
    case 'expired':
    case 'ended':
      return next({ status: event.kind });
  }
}
