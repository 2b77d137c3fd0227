import { describe, expect, it } from 'vitest';
import { watchStep, type WatchEvent, type WatchState } from './inactivity-machine.ts';
import { sessionLimits } from './session-limits.ts';

const timeout = 1800;
const { warnAfter } = sessionLimits(timeout);
const lastActivity = 1_000_000_000;
const facts = { isWatched: true, end: null, lastActivity, timeout };
const now = lastActivity + warnAfter;
const [older, current] = [now - 600_000, now];

describe('a late answer to an older question', () => {
  it.each<[string, WatchState, WatchEvent]>([
    ['no to the warning before', { kind: 'asking', ask: current }, { kind: 'answered', ask: older, extend: false }],
    ['yes to the warning before', { kind: 'asking', ask: current }, { kind: 'answered', ask: older, extend: true }],
    ['the call that extended for the warning before', { kind: 'extending', ask: current }, { kind: 'extended', ask: older }],
    ['no to the offer before', { kind: 'refused', ask: current }, { kind: 'offer answered', ask: older, anew: false }],
    ['yes to the offer before', { kind: 'refused', ask: current }, { kind: 'offer answered', ask: older, anew: true }],
  ])('counts nothing: %s', (_what, state, event) => {
    expect(watchStep(state, event, facts, now)).toEqual({ state, effects: [] });
  });

  it.each<[string, WatchState, WatchEvent, string]>([
    ['no to the warning', { kind: 'asking', ask: current }, { kind: 'answered', ask: current, extend: false }, 'end'],
    ['yes to the warning', { kind: 'asking', ask: current }, { kind: 'answered', ask: current, extend: true }, 'extend'],
    ['the call that extended', { kind: 'extending', ask: current }, { kind: 'extended', ask: current }, 'ask'],
    ['no to the offer', { kind: 'refused', ask: current }, { kind: 'offer answered', ask: current, anew: false }, 'end'],
    ['yes to the offer', { kind: 'refused', ask: current }, { kind: 'offer answered', ask: current, anew: true }, 'begin anew'],
  ])('is told from the answer to this one: %s', (_what, state, event, effect) => {
    expect(watchStep(state, event, facts, now).effects.map(({ kind }) => kind)).toEqual([effect]);
  });
});

describe('the question whether to begin a new session', () => {
  const asking: WatchState = { kind: 'refused', ask: current };
  const look: WatchEvent = { kind: 'look' };

  it('goes when another tab has a session again, and not before', () => {
    expect(watchStep(asking, look, { ...facts, lastActivity: current }, now + 1)).toEqual({ state: asking, effects: [] });
    expect(watchStep(asking, look, { ...facts, lastActivity: current + 1 }, now + 1)).toEqual({ state: { kind: 'running' }, effects: [{ kind: 'withdraw' }] });
  });
});
