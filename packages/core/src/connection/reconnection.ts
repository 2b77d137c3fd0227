import { attemptText, gaveUpText, skippedText } from './reconnection-texts.ts';

/** Milliseconds between two ticks (specification, section 9). */
export const tickLength = 10_000;
export const attemptLimit = 60;
/** Milliseconds for which the notice of giving up is shown. */
export const noticeLength = 4_000;
/** An attempt that has not answered after so many ticks is given up for a new one. */
export const ticksPerAttempt = 3;
/** Milliseconds after which a websocket is opened anew that the server closed with its session: the new cookie is there by then. */
const renewalPause = 2_000;
/** Longest pause, in milliseconds, of a connection that never came up. */
const longestQuietPause = 5 * 60_000;

/**
 * The state of the connection with the server (specification, section 4, Server connection).
 *
 * - `quiet`: it has not come up on this page yet. It is tried for without a word, more and more rarely.
 * - `open`.
 * - `lost`: it was open. `pending`: ticks since the attempt that is going on began, null without one.
 * - `gave up`: the notice is shown. `over`: nothing follows, the page goes or shows the fatal error.
 */
export type ConnectionState =
  | { readonly kind: 'quiet'; readonly failures: number; readonly isPending: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly tick: number; readonly attempts: number; readonly pending: number | null }
  | { readonly kind: 'gave up' }
  | { readonly kind: 'over' };

export type ConnectionEvent =
  /** The server has answered hello. */
  | { readonly kind: 'greeted' }
  /** The websocket is gone, or could not be opened. `isLoss`: false when the server closed it with the session. */
  | { readonly kind: 'closed'; readonly isLoss: boolean; readonly random: number }
  /** The time that `wait` asked for is over. */
  | { readonly kind: 'tick'; readonly isUsable: boolean }
  /** The session has another cookie: the websocket must be one of the new session. */
  | { readonly kind: 'renew' };

export type ConnectionEffect =
  | { readonly kind: 'connect' }
  /** Forgets the websocket, whatever comes of it. */
  | { readonly kind: 'drop' }
  /** The next tick; takes the place of one that was due. */
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'say'; readonly text: string }
  /** The server is back: reload, or go to the root of the application. */
  | { readonly kind: 'return' }
  | { readonly kind: 'fail' };

export interface Step {
  readonly state: ConnectionState;
  readonly effects: readonly ConnectionEffect[];
}

const connect = { kind: 'connect' } as const;
const drop = { kind: 'drop' } as const;
const wait = (milliseconds: number): ConnectionEffect => ({ kind: 'wait', milliseconds });
const say = (text: string): ConnectionEffect => ({ kind: 'say', text });
const stay = (state: ConnectionState): Step => ({ state, effects: [] });

/** The page is shown: the first attempt, without a word. */
export const firstStep: Step = quietAttempt(0);

/** The next state after an event, and the effects to run. A pure function; time, chance and browser are the caller's. */
export function step(state: ConnectionState, event: ConnectionEvent): Step {
  switch (state.kind) {
    case 'quiet':
      return quiet(state, event);
    case 'open':
      return open(state, event);
    case 'lost':
      return lost(state, event);
    case 'gave up':
      return event.kind === 'tick' ? { state: { kind: 'over' }, effects: [{ kind: 'fail' }] } : stay(state);
    case 'over':
      return stay(state);
  }
}

function quiet(state: Extract<ConnectionState, { kind: 'quiet' }>, event: ConnectionEvent): Step {
  if (event.kind === 'greeted') return { state: { kind: 'open' }, effects: [] };
  if (event.kind === 'renew') return { ...quietAttempt(0), effects: [drop, ...quietAttempt(0).effects] };
  const failures = state.failures + (state.isPending ? 1 : 0);
  const later: Step = {
    state: { kind: 'quiet', failures, isPending: false },
    effects: [wait(Math.min(longestQuietPause, tickLength * 2 ** Math.max(0, failures - 1)))],
  };
  if (event.kind === 'closed') return later;
  if (state.isPending) return { ...later, effects: [drop, ...later.effects] };
  return event.isUsable ? quietAttempt(failures) : later;
}

function quietAttempt(failures: number): Step {
  return { state: { kind: 'quiet', failures, isPending: true }, effects: [connect, wait(ticksPerAttempt * tickLength)] };
}

function open(state: ConnectionState, event: ConnectionEvent): Step {
  if (event.kind === 'renew') return { ...quietAttempt(0), effects: [drop, ...quietAttempt(0).effects] };
  if (event.kind !== 'closed') return stay(state);
  if (!event.isLoss) return { state: { kind: 'quiet', failures: 0, isPending: false }, effects: [wait(renewalPause)] };
  // Thousands of clients lose the same server at the same moment: only the first tick is delayed by chance.
  return { state: { kind: 'lost', tick: 0, attempts: 0, pending: null }, effects: [wait(event.random * tickLength)] };
}

function lost(state: Extract<ConnectionState, { kind: 'lost' }>, event: ConnectionEvent): Step {
  const isLast = state.attempts >= attemptLimit;
  if (event.kind === 'greeted') return { state: { kind: 'over' }, effects: [{ kind: 'return' }] };
  if (event.kind === 'closed') return isLast ? giveUp() : stay({ ...state, pending: null });
  if (event.kind === 'renew') return stay(state);
  const tick = state.tick + 1;
  const isPending = state.pending !== null && state.pending + 1 < ticksPerAttempt;
  if (isPending || !event.isUsable) {
    const pending = state.pending === null ? null : state.pending + 1;
    return { state: { ...state, tick, pending }, effects: [say(skippedText), wait(tickLength)] };
  }
  if (isLast) return giveUp();
  const attempts = state.attempts + 1;
  return {
    state: { kind: 'lost', tick, attempts, pending: 0 },
    effects: [...(state.pending === null ? [] : [drop]), say(attemptText(attempts, tick)), connect, wait(tickLength)],
  };
}

const giveUp = (): Step => ({ state: { kind: 'gave up' }, effects: [drop, say(gaveUpText(attemptLimit)), wait(noticeLength)] });
