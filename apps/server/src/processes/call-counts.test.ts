import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallCounts } from './call-counts.ts';

describe('counts of calls', () => {
  it('begin anew when their window is over, each key by itself', () => {
    let now = 0;
    const counts = new CallCounts(() => now);
    expect([counts.count('a', 100), counts.count('a', 100), counts.count('b', 100)]).toEqual([{ current: 1, ttl: 100 }, { current: 2, ttl: 100 }, { current: 1, ttl: 100 }]);
    now = 99;
    expect(counts.count('a', 100)).toEqual({ current: 3, ttl: 1 });
    now = 100;
    expect(counts.count('a', 100)).toEqual({ current: 1, ttl: 100 });
  });

  it('are those of the calls of the window, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (keys) => {
        const counts = new CallCounts(() => 0);
        const seen = keys.map((key) => counts.count(key, 60_000).current);
        expect(seen).toEqual(keys.map((key, i) => keys.slice(0, i + 1).filter((each) => each === key).length));
      }),
    );
  });

  it('forget the window that began longest ago when there are too many', () => {
    const counts = new CallCounts(() => 0, 2);
    for (const key of ['a', 'b', 'a', 'c']) counts.count(key, 60_000);
    expect([counts.count('b', 60_000).current, counts.count('c', 60_000).current]).toEqual([2, 2]);
    expect(counts.count('a', 60_000).current).toBe(1);
  });
});
