import type { ApprovalStatus } from '@quartermaster/contracts';
import type { ApprovalActor, ApprovalEvent, ApprovalEventKind } from './event.ts';

/** What is known of a request; null: it was not made yet. */
export interface ApprovalState {
  readonly status: ApprovalStatus;
  /** Who asked. */
  readonly buyerId: string;
  /** Cents. */
  readonly amount: number;
  readonly fund: string | null;
  readonly appropriation: string | null;
  /** Why it was returned. */
  readonly reason: string | null;
  readonly orderNumber: string | null;
  readonly reminders: number;
}

export type ApprovalRefusal = { readonly kind: 'refused'; readonly code: 'ACTOR_NOT_ALLOWED' | 'OWN_REQUEST' | 'NOT_OPEN' | 'ASKED_ALREADY' | 'TOO_MANY_REMINDERS'; readonly message: string };
export type ApprovalDecision = { readonly kind: 'next'; readonly state: ApprovalState } | ApprovalRefusal;

/** Of one request that its buyer causes, beside the one of the marketplace. */
export const mostReminders = 5;

const actors: Readonly<Record<ApprovalEventKind, readonly ApprovalActor['kind'][]>> = {
  requested: ['buyer'],
  reminded: ['buyer', 'system'],
  changed: ['approver'],
  authorized: ['approver'],
  returned: ['approver'],
  withdrawn: ['buyer', 'operator'],
  expired: ['system'],
};

const refused = (code: ApprovalRefusal['code'], message: string): ApprovalRefusal => ({ kind: 'refused', code, message });

const ends: Readonly<Record<Exclude<ApprovalStatus, 'waiting'>, string>> = {
  ordered: 'was authorized, and is ordered', returned: 'was returned', withdrawn: 'was withdrawn', expired: 'was not answered in time',
};

/** The request after an event, or why the event cannot be. A function of its arguments alone, as the events of purchase orders (decision 0150). */
export function decide(state: ApprovalState | null, event: ApprovalEvent, actor: ApprovalActor): ApprovalDecision {
  if (!actors[event.kind].includes(actor.kind)) return refused('ACTOR_NOT_ALLOWED', `This is not for the ${actor.kind} of a request to do.`);
  if (event.kind === 'requested') return state === null ? next(begun(event, actor)) : refused('ASKED_ALREADY', 'This was asked for already.');
  if (state === null) return refused('NOT_OPEN', 'This was not asked for.');
  if (actor.kind === 'buyer' && actor.buyerId !== state.buyerId) return refused('ACTOR_NOT_ALLOWED', 'This is not for another buyer to do.');
  if (actor.kind === 'approver' && actor.buyerId === state.buyerId) return refused('OWN_REQUEST', 'Another approver decides about your own cart.');
  if (state.status !== 'waiting') return refused('NOT_OPEN', `This cart ${ends[state.status]}.`);
  return after(state, event);
}

const next = (state: ApprovalState): ApprovalDecision => ({ kind: 'next', state });

const begun = ({ amount, fund, appropriation }: Extract<ApprovalEvent, { kind: 'requested' }>, actor: ApprovalActor): ApprovalState => ({
  status: 'waiting', buyerId: 'buyerId' in actor ? actor.buyerId : '', amount, fund, appropriation, reason: null, orderNumber: null, reminders: 0,
});

function after(state: ApprovalState, event: Exclude<ApprovalEvent, { kind: 'requested' }>): ApprovalDecision {
  switch (event.kind) {
    case 'reminded':
      return state.reminders < mostReminders ? next({ ...state, reminders: state.reminders + 1 }) : refused('TOO_MANY_REMINDERS', `The approvers were reminded ${mostReminders} times. Talk to them, or withdraw the cart.`);
    case 'changed':
      return next({ ...state, amount: event.amount, fund: event.fund, appropriation: event.appropriation });
    case 'authorized':
      return next({ ...state, status: 'ordered', amount: event.amount, orderNumber: event.orderNumber });
    case 'returned':
      return next({ ...state, status: 'returned', reason: event.reason });
    case 'withdrawn':
    case 'expired':
      return next({ ...state, status: event.kind });
  }
}
