import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSchedule, keysInUse, KEPT_AFTER_MS, PUBLISHED_AHEAD_AT_ONCE_MS, PUBLISHED_AHEAD_MS, rotateAtOnce, type KeyTimes } from './key-schedule.ts';

const day = 86_400_000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);
const maker = () => {
  let count = 0;
  return () => ({ kid: `k${(count += 1)}` });
};
const kids = (keys: readonly KeyTimes[]): string[] => keys.map(({ kid }) => kid);

describe('the schedule of signing keys', () => {
  it('the first key of a deployment signs at once; nothing is due before a day ahead of its age', () => {
    const make = maker();
    const first = keepSchedule([], start, 90 * day, make);
    expect(first).toEqual([{ kid: 'k1', signsFrom: start, deleteAt: null }]);
    expect(keepSchedule(first, after(89 * day - 1), 90 * day, make)).toBe(first);
  });

  it('a successor is published a day before it signs; the old key goes a day after', () => {
    const make = maker();
    const two = keepSchedule(keepSchedule([], start, 90 * day, make), after(89 * day), 90 * day, make);
    expect(kids(keysInUse(two, after(89 * day)))).toEqual(['k1', 'k2']);
    expect(kids(keysInUse(two, after(90 * day - 1)))).toEqual(['k1', 'k2']);
    expect(kids(keysInUse(two, after(90 * day)))).toEqual(['k2', 'k1']);
    expect(kids(keysInUse(two, after(91 * day - 1)))).toEqual(['k2', 'k1']);
    expect(kids(keysInUse(two, after(91 * day)))).toEqual(['k2']);
    expect(kids(keepSchedule(two, after(91 * day), 90 * day, make))).toEqual(['k2']);
  });

  it('a server that was off for a year publishes the successor for a day all the same', () => {
    const make = maker();
    const late = keepSchedule(keepSchedule([], start, 90 * day, make), after(365 * day), 90 * day, make);
    expect(kids(keysInUse(late, after(366 * day - 1)))[0]).toBe('k1');
    expect(kids(keysInUse(late, after(366 * day)))[0]).toBe('k2');
  });

  it.each([
    ['previous keys verify for a day', false, after(PUBLISHED_AHEAD_AT_ONCE_MS + KEPT_AFTER_MS)],
    ['leaked keys go when the new one signs', true, after(PUBLISHED_AHEAD_AT_ONCE_MS)],
  ])('at once: %s', (_what, leaked, deleteAt) => {
    const now = rotateAtOnce([{ kid: 'k1', signsFrom: after(-day), deleteAt: null }], start, { kid: 'k2' }, { leaked });
    expect(now).toEqual([
      { kid: 'k1', signsFrom: after(-day), deleteAt },
      { kid: 'k2', signsFrom: after(PUBLISHED_AHEAD_AT_ONCE_MS), deleteAt: null },
    ]);
  });

  it('at once: a key that was published for later goes unused', () => {
    const keys = [
      { kid: 'old', signsFrom: after(-89 * day), deleteAt: after(2 * day) },
      { kid: 'next', signsFrom: after(day), deleteAt: null },
    ];
    expect(kids(rotateAtOnce(keys, start, { kid: 'new' }, { leaked: true }))).toEqual(['old', 'new']);
  });

  it('at once, twice in a row: there is always a key that signs', () => {
    let keys = rotateAtOnce([{ kid: 'k1', signsFrom: after(-day), deleteAt: null }], start, { kid: 'k2' }, { leaked: true });
    keys = rotateAtOnce(keys, after(20_000), { kid: 'k3' }, { leaked: true });
    expect(kids(keysInUse(keys, after(49_999)))).toEqual(['k1', 'k3']);
    expect(kids(keysInUse(keys, after(50_000)))).toEqual(['k3']);
  });

  it('whenever it is looked after: a key is published before it signs and after, and exactly one signs', () => {
    const looks = fc.array(fc.record({ after: fc.integer({ min: 1, max: 40 * day }), at: fc.integer({ min: 0, max: 20 }) }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(looks, fc.integer({ min: 2, max: 90 }), (steps, age) => {
        const make = maker();
        let now = start.getTime();
        let keys = keepSchedule([], start, age * day, make);
        const seen = new Map<string, { first: number; ahead: number; signed: number }>([['k1', { first: now, ahead: 0, signed: now }]]);
        for (const step of steps) {
          now += step.after;
          const time = new Date(now);
          const emergency = step.at === 0;
          keys = emergency ? rotateAtOnce(keys, time, make(), { leaked: false }) : keepSchedule(keys, time, age * day, make);
          const published = kids(keysInUse(keys, time));
          for (const kid of published) if (!seen.has(kid)) seen.set(kid, { first: now, ahead: emergency ? PUBLISHED_AHEAD_AT_ONCE_MS : PUBLISHED_AHEAD_MS, signed: 0 });
          const signer = seen.get(published[0] ?? '');
          if (signer === undefined) throw new Error('No key signs.');
          signer.signed = now;
          expect(now - signer.first).toBeGreaterThanOrEqual(signer.ahead);
          // Anything that a key has signed is verified for a day.
          for (const [kid, { signed }] of seen) if (now < signed + KEPT_AFTER_MS) expect(published).toContain(kid);
        }
      }),
    );
  });
});
