import { sessionLimits } from './session-limits.ts';

/** Why a session is over. `restarted`: it had ended at the server, and the buyer wants a new one. `lapsed`: it went quietly. */
export type SessionEnd = 'expired' | 'signed-out' | 'restarted' | 'lapsed';

/** The facts that all tabs share. */
export interface SessionFacts {
  /** The warn flag is stored: a buyer's session lives. */
  readonly isWatched: boolean;
  /** How the last session ended, while none lives. */
  readonly end: SessionEnd | null;
  /** Milliseconds since 1970 of the latest call that the server has seen, from any tab. */
  readonly lastActivity: number;
  /** Seconds. */
  readonly timeout: number;
}

export type WatchState =
  /** No buyer's session: no timer runs. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  /** This tab shows the warning. `ask` numbers the question, so that a late answer to an older one counts nothing. */
  | { readonly kind: 'asking'; readonly ask: number }
  | { readonly kind: 'extending'; readonly ask: number }
  /** The server refused a call because the session had expired there; the buyer is asked whether they want a new one. */
  | { readonly kind: 'refused'; readonly ask: number };

export type WatchEvent =
  | { readonly kind: 'look' }
  | { readonly kind: 'answered'; readonly ask: number; readonly extend: boolean }
  /** The call that extends came back; its success is an activity like any other. */
  | { readonly kind: 'extended'; readonly ask: number }
  /** A call met the end of the session at the server. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'offer answered'; readonly ask: number; readonly anew: boolean };

export type WatchEffect =
  | { readonly kind: 'ask'; readonly ask: number; readonly again: boolean }
  /** The question is answered elsewhere, or too late. */
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'extend'; readonly ask: number }
  /** Asks whether to begin a new session. */
  | { readonly kind: 'offer'; readonly ask: number }
  | { readonly kind: 'begin anew' }
  /** This tab ends the session, for all tabs. */
  | { readonly kind: 'end' }
  /** The session ended elsewhere: this tab goes where its end leads. */
  | { readonly kind: 'follow'; readonly end: SessionEnd };

export interface WatchStep {
  readonly state: WatchState;
  readonly effects: readonly WatchEffect[];
}

type SessionPhase = 'active' | 'warning' | 'over';

/** The state of a session: a function of time alone, so that sleep and throttled timers change nothing. */
function sessionPhase({ lastActivity, timeout }: SessionFacts, now: number): SessionPhase {
  const { warnAfter, endAfter } = sessionLimits(timeout);
  const quiet = now - lastActivity;
  if (quiet >= endAfter) return 'over';
  return quiet >= warnAfter ? 'warning' : 'active';
}

/**
 * One step of a tab's watch over the session (specification, section 4, Session inactivity). Pure: facts and time come in,
 * what is to be done comes out. Whatever the event, the facts that all tabs share decide first.
 */
export function watchStep(state: WatchState, event: WatchEvent, facts: SessionFacts, now: number): WatchStep {
  if (!facts.isWatched) return afterEnd(state, facts.end);
  if (state.kind === 'refused') return whileRefused(state, event, facts);
  if (event.kind === 'refused') return { state: { kind: 'refused', ask: now }, effects: [...withdrawn(state), { kind: 'offer', ask: now }] };
  const phase = sessionPhase(facts, now);
  if (state.kind === 'extending') return whileExtending(state, event, phase, now);
  if (phase === 'active') return { state: { kind: 'running' }, effects: withdrawn(state) };
  if (state.kind === 'asking') return whileAsking(state, event, phase);
  return phase === 'over' ? ended([]) : asked(now, false);
}

function afterEnd(state: WatchState, end: SessionEnd | null): WatchStep {
  if (state.kind === 'idle') return { state, effects: [] };
  return { state: { kind: 'idle' }, effects: [...withdrawn(state), { kind: 'follow', end: end ?? 'lapsed' }] };
}

function whileAsking(state: Extract<WatchState, { kind: 'asking' }>, event: WatchEvent, phase: SessionPhase): WatchStep {
  if (event.kind === 'answered' && event.ask === state.ask) {
    // Whether yes came in time the way of asking decides; the server has the last word.
    return event.extend ? { state: { kind: 'extending', ask: state.ask }, effects: [{ kind: 'extend', ask: state.ask }] } : ended([]);
  }
  return phase === 'over' ? ended(withdrawn(state)) : { state, effects: [] };
}

/** The call is waited for, whatever the time: it ends by itself. */
function whileExtending(state: Extract<WatchState, { kind: 'extending' }>, event: WatchEvent, phase: SessionPhase, now: number): WatchStep {
  if (event.kind !== 'extended' || event.ask !== state.ask) return { state, effects: [] };
  if (phase === 'active') return { state: { kind: 'running' }, effects: [] };
  return phase === 'over' ? ended([]) : asked(now, true);
}

/** The question is shown until it is answered, or until another tab has a session again. */
function whileRefused(state: Extract<WatchState, { kind: 'refused' }>, event: WatchEvent, facts: SessionFacts): WatchStep {
  if (event.kind === 'offer answered' && event.ask === state.ask) {
    return event.anew ? { state: { kind: 'idle' }, effects: [{ kind: 'begin anew' }] } : ended([]);
  }
  return facts.lastActivity > state.ask ? { state: { kind: 'running' }, effects: withdrawn(state) } : { state, effects: [] };
}

const ended = (before: readonly WatchEffect[]): WatchStep => ({ state: { kind: 'idle' }, effects: [...before, { kind: 'end' }] });

/** The time of a question is its number. */
const asked = (now: number, again: boolean): WatchStep => ({ state: { kind: 'asking', ask: now }, effects: [{ kind: 'ask', ask: now, again }] });

const withdrawn = (state: WatchState): readonly WatchEffect[] => (state.kind === 'asking' || state.kind === 'refused' ? [{ kind: 'withdraw' }] : []);
