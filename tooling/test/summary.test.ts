import { describe, expect, it } from 'vitest';
import type { Outcome } from './cache.ts';
import type { Suite } from './suites.ts';
import { resultLine, total } from './summary.ts';

const suite: Suite = { name: 'lamps', command: ['lamps'], report: 'vitest', budget: 10 };
const good: Outcome = { passed: 2, failed: 0, took: 3.04, overBudget: false, inputsChanged: false, findings: '', proven: [], at: Date.UTC(2026, 6, 4, 12, 30), isEarlier: false };

describe('the line of a suite', () => {
  it('has its counts, and its time beside its budget', () => {
    expect(resultLine(suite, good)).toBe('ok    lamps                   2 passed    0 failed   3.0 s of 10 s');
    expect(resultLine(suite, { ...good, processor: 4.56 })).toMatch(/3\.0 s of 10 s, processor 4\.6 s$/);
    expect(resultLine(suite, { ...good, failed: 1 })).toMatch(/^FAIL {2}lamps +2 passed +1 failed/);
  });

  it('says when the budget is exceeded, and when files changed meanwhile', () => {
    expect(resultLine(suite, { ...good, took: 11, overBudget: true })).toMatch(/11\.0 s of 10 s {3}OVER BUDGET$/);
    expect(resultLine(suite, { ...good, inputsChanged: true })).toMatch(/files changed meanwhile$/);
  });

  it('says that its counts are those of an earlier run, and when that was', () => {
    expect(resultLine(suite, { ...good, isEarlier: true })).toMatch(/2 passed +0 failed +not run again: no input changed since 2026-07-04 12:30 UTC \(3\.0 s of 10 s\)$/);
  });
});

describe('the last line', () => {
  it('adds up all suites, and all is well only when something ran and nothing failed', () => {
    expect(total([good, good])).toEqual({ lines: ['4 passed, 0 failed'], ok: true });
    expect(total([good, { ...good, failed: 1 }])).toEqual({ lines: ['4 passed, 1 failed'], ok: false });
    expect(total([])).toEqual({ lines: ['0 passed, 0 failed'], ok: false });
    expect(total([good], 3)).toEqual({ lines: ['2 passed, 3 failed'], ok: false });
  });

  it('counts what earlier runs counted, and the line before it says so', () => {
    const { lines, ok } = total([good, { ...good, passed: 5, isEarlier: true }]);
    expect(ok).toBe(true);
    expect(lines).toEqual(['5 of these, in 1 of 2 suites, passed in earlier runs with the same inputs; npm test -- --force runs all.', '7 passed, 0 failed']);
  });
});
