import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, type ConformanceReport, type Finding } from './report.ts';
import { reportText } from './report-text.ts';

const finding = fc.record<Finding>({
  check: fc.constantFrom('eval', 'storage'),
  file: fc.option(fc.constantFrom('dist/a.js', 'dist/b.js')),
  line: fc.option(fc.integer({ min: 1, max: 12 })),
  column: fc.option(fc.integer({ min: 1, max: 200 })),
  message: fc.constantFrom('one', 'two'),
  remedy: fc.constant('Leave it out.'),
});

describe('findings', () => {
  it('are in the same order however they were found, each once', () => {
    fc.assert(
      fc.property(fc.array(finding), fc.infiniteStream(fc.nat()), (findings, numbers) => {
        const shuffled = findings.map((one) => [numbers.next().value, one] as const).toSorted(([a], [b]) => a - b).map(([, one]) => one);
        const ordered = inOrder(findings);
        expect(inOrder([...shuffled, ...findings])).toEqual(ordered);
        expect(new Set(ordered.map((one) => JSON.stringify(one))).size).toBe(ordered.length);
      }),
    );
  });
});

describe('the readable report', () => {
  const report: ConformanceReport = {
    format: 1,
    package: { name: '@owner/store-sample', version: '1.2.3' },
    core: '0.1.0',
    verdict: 'failed',
    rules: [
      { rule: 'security', verdict: 'failed', findings: [{ check: 'eval', file: 'dist/store.js', line: 3, column: 7, message: 'It uses eval.', remedy: 'Write the code out.' }] },
      { rule: 'isolation', verdict: 'not run', findings: [], reason: 'there is no browser' },
      { rule: 'size', verdict: 'passed', findings: [], measures: { 'first load (bytes, brotli)': 807 } },
    ],
  };

  it('says for each rule how it went, and for each finding where it is and what to do', () => {
    expect(reportText(report)).toBe(`@owner/store-sample 1.2.3, against core 0.1.0

security      FAILED
  dist/store.js:3:7 (eval) It uses eval.
    Write the code out.
isolation     not run there is no browser
size          ok      first load (bytes, brotli) 807

1 finding.
`);
  });

  it('shows the times when they are given', () => {
    expect(reportText(report, { security: 120, size: 1380 })).toContain('in 1.5 s');
  });
});
