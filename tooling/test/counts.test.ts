import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCounts } from './counts.ts';
import type { Report } from './suites.ts';

const ending = (report: unknown, exitCode = 0) => ({ exitCode, stdout: JSON.stringify(report), report: JSON.stringify(report) });

describe('readCounts', () => {
  it.each<[Report, unknown, number, object]>([
    ['exit code', null, 0, { passed: 1, failed: 0 }],
    ['exit code', null, 2, { passed: 0, failed: 1 }],
    ['counts', { passed: 7, failed: 0 }, 0, { passed: 7, failed: 0 }],
    ['counts', { passed: 6, failed: 1 }, 1, { passed: 6, failed: 1 }],
    ['oxlint', { diagnostics: [], number_of_files: 9 }, 0, { passed: 9, failed: 0 }],
    ['oxlint', { diagnostics: [{ filename: 'a.ts' }, { filename: 'a.ts' }, { filename: 'b.ts' }], number_of_files: 9 }, 1, { passed: 7, failed: 2 }],
    ['vitest', { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, success: true }, 0, { passed: 5, failed: 0 }],
    ['vitest', { numPassedTests: 5, numFailedTests: 2, numPendingTests: 0, numTodoTests: 0, success: false }, 1, { passed: 5, failed: 2 }],
    ['playwright', { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }, 0, { passed: 3, failed: 0 }],
    ['playwright', { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }, 1, { passed: 3, failed: 2 }],
  ])('%s: reads %j', (kind, report, exitCode, counts) => {
    expect(readCounts(kind, ending(report, exitCode))).toEqual(counts);
  });

  it('counts a skipped test as a failure', () => {
    expect(readCounts('vitest', ending({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, success: true }))).toEqual({ passed: 5, failed: 2 });
    expect(readCounts('playwright', ending({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] }))).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    expect(readCounts('vitest', ending({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, success: false }, 1))).toEqual({ passed: 5, failed: 1 });
    expect(readCounts('playwright', ending({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no' }] }, 1))).toEqual({ passed: 0, failed: 1 });
  });

  it('never calls it success when nothing ran, the program failed, or the report cannot be read', () => {
    const kind = fc.constantFrom<Report>('counts', 'oxlint', 'vitest', 'playwright', 'exit code');
    const report = fc.oneof(fc.json(), fc.string(), fc.constant('{"numPassedTests":0,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0,"success":true}'));
    fc.assert(fc.property(kind, report, fc.integer({ min: 1, max: 255 }), (each, text, exitCode) => {
      expect(readCounts(each, { exitCode, stdout: text, report: text }).failed).toBeGreaterThan(0);
    }));
    for (const each of ['counts', 'oxlint', 'vitest', 'playwright'] as const) {
      expect(readCounts(each, { exitCode: 0, stdout: '', report: '' })).toEqual({ passed: 0, failed: 1 });
    }
  });
});
