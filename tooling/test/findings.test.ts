import { describe, expect, it } from 'vitest';
import { findings } from './findings.ts';

describe('findings', () => {
  it('shows what the lint rules found with file, line and help', () => {
    const output = JSON.stringify({ diagnostics: [{ message: 'No.', help: 'Do this.', code: 'rule(x)', filename: 'a.ts', labels: [{ span: { line: 3 } }] }] });
    expect(findings('oxlint', output)).toBe('a.ts:3\n  No. Do this. (rule(x))\n');
  });

  it('shows forbidden imports', () => {
    const output = JSON.stringify({ passed: 1, failed: 1, violations: [{ file: 'a.ts', line: 2, message: 'Not that way.' }] });
    expect(findings('counts', output)).toBe('a.ts:2\n  Not that way.\n');
  });

  it('shows the output where there is nothing else', () => {
    expect(findings('oxlint', 'the linter crashed')).toBe('the linter crashed');
    expect(findings('vitest', 'FAIL a.test.ts')).toBe('FAIL a.test.ts');
  });
});
