import type { AuthorizationStatus } from '@quartermaster/contracts';
import type { AuthorizationActor, AuthorizationEvent, AuthorizationEventKind, AuthorizedTerms } from './event.ts';

/** What is known of an authorization; null: it was not asked for yet. */
export interface AuthorizationState {
  readonly status: AuthorizationStatus;
  /** Null: nothing was authorized. */
  readonly terms: AuthorizedTerms | null;
  /** Why it was declined or revoked. */
  readonly reason: string | null;
  readonly reminders: number;
}

export type AuthorizationRefusal = { readonly kind: 'refused'; readonly code: 'ACTOR_NOT_ALLOWED' | 'NOT_OPEN' | 'NOT_IN_FORCE' | 'ASKED_ALREADY' | 'TOO_MANY_REMINDERS' | 'TERMS_INVALID'; readonly message: string };
export type AuthorizationDecision = { readonly kind: 'next'; readonly state: AuthorizationState } | AuthorizationRefusal;

/** Of one request: a supervisor who does not answer is not written to forever. */
export const mostReminders = 5;

const actors: Readonly<Record<AuthorizationEventKind, readonly AuthorizationActor[]>> = {
  requested: ['member'],
  reminded: ['member', 'system'],
  authorized: ['supervisor'],
  declined: ['supervisor'],
  withdrawn: ['member'],
  expired: ['system'],
  ended: ['system'],
  revoked: ['supervisor', 'operator'],
  replaced: ['system'],
};

const refused = (code: AuthorizationRefusal['code'], message: string): AuthorizationRefusal => ({ kind: 'refused', code, message });

/** Ends, as a sentence says them. */
const statusWords: Readonly<Record<AuthorizationStatus, string>> = {
  requested: 'is waiting for an answer', authorized: 'is authorized', declined: 'was declined', withdrawn: 'was withdrawn by the member', expired: 'was not answered in time',
  ended: 'is over', revoked: 'was revoked', replaced: 'was replaced by a newer authorization',
};

/** The authorization after an event, or why the event cannot be. A function of its arguments alone, as the events of purchase orders (decision 0150). */
export function decide(state: AuthorizationState | null, event: AuthorizationEvent, actor: AuthorizationActor): AuthorizationDecision {
  if (!actors[event.kind].includes(actor)) return refused('ACTOR_NOT_ALLOWED', `This is not for the ${actor} of a request to do.`);
  if (event.kind === 'requested') return state === null ? { kind: 'next', state: { status: 'requested', terms: null, reason: null, reminders: 0 } } : refused('ASKED_ALREADY', 'This was asked for already.');
  if (state === null) return refused('NOT_OPEN', 'This was not asked for.');
  const needed = event.kind === 'ended' || event.kind === 'revoked' || event.kind === 'replaced' ? 'authorized' : 'requested';
  if (state.status !== needed) return refused(needed === 'requested' ? 'NOT_OPEN' : 'NOT_IN_FORCE', `This request ${statusWords[state.status]}.`);
  return after(state, event);
}

function after(state: AuthorizationState, event: Exclude<AuthorizationEvent, { kind: 'requested' }>): AuthorizationDecision {
  const next = (changes: Partial<AuthorizationState>): AuthorizationDecision => ({ kind: 'next', state: { ...state, ...changes } });
  switch (event.kind) {
    case 'reminded':
      return state.reminders < mostReminders ? next({ reminders: state.reminders + 1 }) : refused('TOO_MANY_REMINDERS', `Your supervisor was reminded ${mostReminders} times. Talk to them, or withdraw the request and ask someone else.`);
    case 'authorized': {
      const { limit, yearBegins, from, until } = event;
      const isRight = Number.isSafeInteger(limit) && limit > 0 && Number.isInteger(yearBegins) && yearBegins >= 1 && yearBegins <= 12 && from <= until;
      return isRight ? next({ status: 'authorized', terms: { limit, yearBegins, from, until } }) : refused('TERMS_INVALID', 'An authorization has a limit of more than nothing, and a last day that is not before its first one.');
    }
    case 'declined':
    case 'revoked':
      return next({ status: event.kind, reason: event.reason });
    case 'withdrawn':
    case 'expired':
    case 'ended':
    case 'replaced':
      return next({ status: event.kind });
  }
}
