import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import {
  attemptLimit, firstStep, noticeLength, step, tickLength, ticksPerAttempt,
  type ConnectionEffect, type ConnectionEvent, type ConnectionState, type Step,
} from './reconnection.ts';
import { attemptText, gaveUpText, skippedText } from './reconnection-texts.ts';

/** The machine in time: what it did, and when. */
class Run {
  readonly clock = new ManualClock();
  readonly begun = this.clock.now();
  readonly log: { readonly at: number; readonly effect: ConnectionEffect }[] = [];
  state: ConnectionState = { kind: 'quiet', failures: 0, isPending: false };
  usable = true;
  timers = 0;
  #timer: ReturnType<ManualClock['setTimeout']> | null = null;

  take({ state, effects }: Step): void {
    this.state = state;
    for (const effect of effects) {
      this.log.push({ at: this.clock.now() - this.begun, effect });
      if (effect.kind !== 'wait') continue;
      if (this.#timer !== null) this.clock.clearTimeout(this.#timer);
      else this.timers += 1;
      this.#timer = this.clock.setTimeout(() => {
        this.#timer = null;
        this.timers -= 1;
        this.meet({ kind: 'tick', isUsable: this.usable });
      }, effect.milliseconds);
    }
  }

  meet(event: ConnectionEvent): void {
    this.take(step(this.state, event));
  }

  /** Up once, then lost. */
  static lost(random = 0.5): Run {
    const run = new Run();
    run.take(firstStep);
    run.meet({ kind: 'greeted' });
    run.log.length = 0;
    run.meet({ kind: 'closed', isLoss: true, random });
    return run;
  }

  times(kind: ConnectionEffect['kind']): number[] {
    return this.log.filter(({ effect }) => effect.kind === kind).map(({ at }) => at);
  }

  get said(): string[] {
    return this.log.flatMap(({ effect }) => (effect.kind === 'say' ? [effect.text] : []));
  }
}

const refused = { kind: 'closed', isLoss: true, random: 0.9 } as const;

describe('a connection that was lost', () => {
  it('is tried for every 10 seconds, 60 times, and then given up with a notice of 4 seconds [spec 4.38, 4.41, 9.6]', () => {
    const run = Run.lost(0.25);
    for (let second = 0; second < 700 && run.state.kind === 'lost'; second += 1) {
      run.clock.advance(1000);
      if (run.state.kind === 'lost' && run.state.pending !== null) run.meet(refused);
    }
    expect(run.times('connect')).toEqual(Array.from({ length: 60 }, (_, index) => 2_500 + index * 10_000));
    expect(run.said.at(-1)).toBe('Unable to connect after 60 attempts. Giving up!');
    const noticed = run.clock.now();
    run.clock.advance(3_999);
    expect(run.times('fail')).toEqual([]);
    run.clock.advance(1);
    expect(run.times('fail')).toEqual([noticed - run.begun + 4_000]);
    run.clock.advance(1_000_000);
    expect(run.times('connect')).toHaveLength(60);
  });

  it('says the number of the attempt, in words that change every 30 ticks [spec 4.39, 9.6]', () => {
    expect(attemptText(1, 1)).toBe('The connection to the server was lost. Connecting again, attempt 1...');
    const band = (tick: number): string => attemptText(7, tick).replace(/, attempt 7\.\.\.$/, '');
    expect(new Set(Array.from({ length: 30 }, (_, index) => band(index + 1))).size).toBe(1);
    expect(band(31)).not.toBe(band(30));
    expect(band(60)).toBe(band(31));
    expect(band(61)).not.toBe(band(60));
    expect(attemptText(42, 55)).toContain('attempt 42');
  });

  it('skips the tick while an attempt is going on or the tab cannot use it, and says so [spec 4.39]', () => {
    const run = Run.lost();
    run.clock.advance(5_000);
    run.clock.advance(10_000);
    expect(run.said).toEqual([attemptText(1, 1), 'Server still not available, will try again in a few seconds...']);
    run.meet(refused);
    run.usable = false;
    run.clock.advance(60 * 60_000);
    expect(run.times('connect')).toHaveLength(1);
    expect(run.said.slice(1).every((text) => text === skippedText)).toBe(true);
    // A buyer who opens the laptop again does not find that all attempts were wasted.
    run.usable = true;
    run.clock.advance(10_000);
    expect(run.times('connect')).toHaveLength(2);
  });

  it('an attempt that hears nothing is given up for a new one, and counts', () => {
    const run = Run.lost(0);
    run.clock.advance(0);
    run.clock.advance(ticksPerAttempt * tickLength);
    expect(run.times('connect')).toEqual([0, ticksPerAttempt * tickLength]);
    expect(run.times('drop')).toEqual([ticksPerAttempt * tickLength]);
    run.clock.advance(60 * ticksPerAttempt * tickLength + noticeLength);
    expect(run.times('connect')).toHaveLength(60);
    expect(run.times('fail')).toHaveLength(1);
  });

  it('returns at once when the server greets again [spec 4.40]', () => {
    const run = Run.lost();
    run.clock.advance(5_000);
    run.meet({ kind: 'greeted' });
    expect(run.times('return')).toEqual([5_000]);
    run.clock.advance(100_000);
    expect(run.times('connect')).toHaveLength(1);
  });
});

describe('a connection that never came up', () => {
  it('is tried for without a word, more and more rarely, and never given up', () => {
    const run = new Run();
    run.take(firstStep);
    for (let minute = 0; minute < 120; minute += 1) {
      if (run.state.kind === 'quiet' && run.state.isPending) run.meet(refused);
      run.clock.advance(60_000);
    }
    expect(run.said).toEqual([]);
    expect(run.times('fail')).toEqual([]);
    const attempts = run.times('connect');
    expect(attempts.length).toBeGreaterThan(20);
    expect(attempts.length).toBeLessThan(40);
  });

  it('becomes one like any other when it comes up later', () => {
    const run = new Run();
    run.take(firstStep);
    run.meet(refused);
    run.clock.advance(10_000);
    run.meet({ kind: 'greeted' });
    expect(run.state).toEqual({ kind: 'open' });
    expect(run.times('return')).toEqual([]);
  });
});

it('a close with the end of the session is no loss: a websocket of the new session follows', () => {
  const run = new Run();
  run.take(firstStep);
  run.meet({ kind: 'greeted' });
  run.meet({ kind: 'closed', isLoss: false, random: 0 });
  run.clock.advance(2_000);
  expect(run.times('connect')).toHaveLength(2);
  expect(run.said).toEqual([]);
});

describe('whatever happens', () => {
  const happening = fc.oneof(
    fc.record({ kind: fc.constant('advance' as const), by: fc.integer({ min: 0, max: 45_000 }) }),
    fc.constant({ kind: 'refuse' as const }),
    fc.record({ kind: fc.constant('usable' as const), usable: fc.boolean() }),
    fc.constant({ kind: 'renew' as const }),
  );

  it('there is one timer at most, attempts are 10 seconds apart, there are never more than 60, and it ends', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.array(happening, { maxLength: 200 }), (random, happenings) => {
        const run = Run.lost(random);
        for (const happens of happenings) {
          if (happens.kind === 'advance') run.clock.advance(happens.by);
          else if (happens.kind === 'usable') run.usable = happens.usable;
          else if (happens.kind === 'renew') run.meet({ kind: 'renew' });
          // A websocket that is not there cannot close.
          else if (run.state.kind === 'lost' && run.state.pending !== null) run.meet(refused);
          expect(run.timers).toBeLessThanOrEqual(1);
          if (run.state.kind === 'lost') expect(run.timers).toBe(1);
        }
        const times = run.times('connect');
        expect(times.length).toBeLessThanOrEqual(attemptLimit);
        if (times[0] !== undefined) expect(times[0]).toBeGreaterThanOrEqual(random * tickLength - 1);
        for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(tickLength);
        const numbers = run.said.flatMap((text) => /attempt (\d+)\.\.\.$/.exec(text)?.[1] ?? []).map(Number);
        expect(numbers).toEqual(times.map((_, index) => index + 1));
        // Left alone and usable, it ends with the fatal error.
        run.usable = true;
        run.clock.advance((attemptLimit + 1) * ticksPerAttempt * tickLength + noticeLength);
        expect(run.state).toEqual({ kind: 'over' });
        expect(run.times('fail')).toHaveLength(1);
        expect(run.said.at(-1)).toBe(gaveUpText(attemptLimit));
      }),
    );
  });
});
