import fc from 'fast-check';
import { expect, it } from 'vitest';
import { watchStep, type SessionEnd, type WatchEffect, type WatchEvent, type WatchState } from './inactivity-machine.ts';
import { sessionLimits } from './session-limits.ts';

const timeout = 1800;
const { warnAfter, endAfter } = sessionLimits(timeout);

type Move =
  | { readonly kind: 'call' | 'answer yes' | 'answer no' | 'sign out' | 'refused' | 'offer yes' | 'offer no' | 'extend fails' | 'extend succeeds'; readonly tab: number }
  /** Time passes; a tab that sleeps looks at nothing. */
  | { readonly kind: 'wait'; readonly seconds: number; readonly asleep: boolean }
  | { readonly kind: 'clock set back'; readonly seconds: number }
  | { readonly kind: 'sign in' };

interface Tab {
  state: WatchState;
  /** The question that it shows. */
  question: { readonly kind: 'ask' | 'offer'; readonly ask: number } | null;
  /** Questions of the warning since the last call of any tab. */
  asked: number;
  ended: number;
}

/** Several tabs over the same stored facts, as a browser has them. Messages may be lost: only a look counts on. */
class Browser {
  now = 1_000_000_000;
  isWatched = true;
  end: SessionEnd | null = null;
  lastActivity = this.now;
  /** True time since the last call, whatever the clock says. */
  quiet = 0;
  endsByInactivity = 0;
  readonly tabs: Tab[];

  constructor(count: number) {
    this.tabs = Array.from({ length: count }, () => ({ state: { kind: 'idle' }, question: null, asked: 0, ended: 0 }));
    this.lookAround();
  }

  lookAround(): void {
    for (const tab of this.tabs) this.step(tab, { kind: 'look' });
  }

  step(tab: Tab, event: WatchEvent): void {
    this.lastActivity = Math.min(this.lastActivity, this.now);
    const facts = { isWatched: this.isWatched, end: this.end, lastActivity: this.lastActivity, timeout };
    const { state, effects } = watchStep(tab.state, event, facts, this.now);
    tab.state = state;
    for (const effect of effects) this.run(tab, effect);
  }

  run(tab: Tab, effect: WatchEffect): void {
    switch (effect.kind) {
      case 'ask':
        expect(tab.question, 'two questions at once').toBeNull();
        if (!effect.again) {
          expect(tab.asked, 'asked twice about the same silence').toBe(0);
          tab.asked += 1;
        }
        expect(this.quiet, 'warned too early').toBeGreaterThanOrEqual(warnAfter);
        tab.question = { kind: 'ask', ask: effect.ask };
        break;
      case 'offer':
        expect(tab.question, 'two questions at once').toBeNull();
        tab.question = { kind: 'offer', ask: effect.ask };
        break;
      case 'withdraw':
        tab.question = null;
        break;
      case 'extend':
        break;
      case 'end':
      case 'begin anew':
        expect(this.isWatched, 'ended twice').toBe(true);
        tab.ended += 1;
        this.isWatched = false;
        this.end = effect.kind === 'end' ? 'expired' : 'restarted';
        break;
      case 'follow':
        expect(this.isWatched).toBe(false);
        expect(effect.end).toBe(this.end);
        tab.ended += 1;
        break;
    }
  }

  call(): void {
    if (!this.isWatched) return;
    this.lastActivity = this.now;
    this.quiet = 0;
    for (const tab of this.tabs) tab.asked = 0;
  }

  answer(tab: Tab, kind: 'ask' | 'offer', event: (ask: number) => WatchEvent): void {
    if (tab.question?.kind !== kind) return;
    const { ask } = tab.question;
    tab.question = null;
    this.step(tab, event(ask));
  }

  move(move: Move): void {
    if (move.kind === 'wait') {
      this.now += move.seconds * 1000;
      this.quiet += move.seconds * 1000;
      if (!move.asleep) this.lookAround();
      return;
    }
    if (move.kind === 'clock set back') {
      this.now -= move.seconds * 1000;
      // The warning goes while the time is not what it was, and comes back.
      for (const tab of this.tabs) tab.asked = 0;
      this.lookAround();
      return;
    }
    if (move.kind === 'sign in') {
      // After an end that every tab has heard of.
      this.lookAround();
      if (this.isWatched) return;
      this.isWatched = true;
      this.end = null;
      for (const tab of this.tabs) tab.ended = 0;
      this.call();
      this.lookAround();
      return;
    }
    const tab = this.tabs[move.tab % this.tabs.length];
    if (tab === undefined) return;
    const before = { isWatched: this.isWatched, quiet: this.quiet, state: tab.state };
    switch (move.kind) {
      case 'call':
        this.call();
        return this.step(tab, { kind: 'look' });
      case 'answer yes':
        return this.answer(tab, 'ask', (ask) => ({ kind: 'answered', ask, extend: true }));
      case 'answer no': {
        const endedBefore = this.end;
        this.answer(tab, 'ask', (ask) => ({ kind: 'answered', ask, extend: false }));
        if (before.isWatched && !this.isWatched && endedBefore === null) expect(before.quiet, 'no ended a session that was in use').toBeGreaterThanOrEqual(warnAfter);
        return;
      }
      case 'extend succeeds':
        if (tab.state.kind !== 'extending') return;
        this.call();
        return this.step(tab, { kind: 'extended', ask: tab.state.ask });
      case 'extend fails':
        if (tab.state.kind === 'extending') this.step(tab, { kind: 'extended', ask: tab.state.ask });
        return;
      case 'sign out':
        if (!this.isWatched) return;
        this.isWatched = false;
        this.end = 'signed-out';
        return this.step(tab, { kind: 'look' });
      case 'refused':
        // The server refuses only what was silent for the whole timeout.
        if (this.isWatched && this.quiet >= timeout * 1000) this.step(tab, { kind: 'refused' });
        return;
      case 'offer yes':
        return this.answer(tab, 'offer', (ask) => ({ kind: 'offer answered', ask, anew: true }));
      case 'offer no':
        return this.answer(tab, 'offer', (ask) => ({ kind: 'offer answered', ask, anew: false }));
    }
  }
}

const tabNumber = fc.nat(3);
const moves = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 60, max: 1900 })), asleep: fc.boolean() }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('call', 'answer yes', 'answer no', 'sign out', 'refused', 'offer yes', 'offer no', 'extend fails', 'extend succeeds'), tab: tabNumber }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign in' as const) }) },
  ),
  { maxLength: 60 },
) as fc.Arbitrary<Move[]>;
const setBack = fc.record({ kind: fc.constant('clock set back' as const), seconds: fc.integer({ min: 1, max: 100_000 }) });

/** Every session in it ends, and each tab goes where that leads, once. */
function expectEnd(browser: Browser): void {
  for (let turn = 0; turn < 3; turn += 1) {
    browser.move({ kind: 'wait', seconds: endAfter / 1000, asleep: false });
    for (const [tab] of browser.tabs.entries()) {
      browser.move({ kind: 'extend fails', tab });
      browser.move({ kind: 'offer no', tab });
    }
  }
  browser.lookAround();
  expect(browser.isWatched).toBe(false);
  expect(browser.tabs.map(({ state, question, ended }) => [state.kind, question, ended])).toEqual(browser.tabs.map(() => ['idle', null, 1]));
}

/** A move, and what must hold after it: nothing but an answer, a sign-out or true silence ends a session. */
function checkedMove(browser: Browser, move: Move): void {
  const { isWatched, quiet } = browser;
  browser.move(move);
  const passed = move.kind === 'wait' ? move.seconds * 1000 : 0;
  const isWanted = ['answer no', 'sign out', 'offer yes', 'offer no'].includes(move.kind);
  if (isWatched && !browser.isWatched && !isWanted) expect(quiet + passed, 'ended in use').toBeGreaterThanOrEqual(endAfter);
}

it('no session ends while a tab was active, no buyer is asked twice, and every session ends [spec 4.29, 4.30, 4.31, 4.36]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), moves, (tabs, sequence) => {
      const browser = new Browser(tabs);
      for (const move of sequence) checkedMove(browser, move);
      if (!browser.isWatched) browser.move({ kind: 'sign in' });
      expectEnd(browser);
    }),
    { numRuns: 1000 },
  );
});

it('a clock that is set back ends no session early, and none lives forever', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), moves, setBack, moves, (tabs, before, back, after) => {
      const browser = new Browser(tabs);
      for (const move of before) browser.move(move);
      if (!browser.isWatched) browser.move({ kind: 'sign in' });
      for (const move of [back, ...after]) checkedMove(browser, move);
      if (!browser.isWatched) browser.move({ kind: 'sign in' });
      expectEnd(browser);
    }),
    { numRuns: 1000 },
  );
});
