import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSuite } from './run-suite.ts';
import type { Suite } from './suites.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'qm-suites-'))));
afterEach(() => rmSync(root, { recursive: true }));

const suite = (program: string, more: Partial<Suite> = {}): Suite => ({ name: 'lamps', command: [process.execPath, '-e', program, '{report}'], report: 'vitest', budget: 10, ...more });
const passing = `require('fs').writeFileSync(process.argv[1], JSON.stringify({ numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, success: true }))`;

describe('runSuite', () => {
  it('runs the program and reads its report', async () => {
    const result = await runSuite(root, suite(`${passing}; console.log('hello')`));
    expect(result).toMatchObject({ passed: 2, failed: 0, overBudget: false, output: 'hello\n' });
  });

  it('fails a program that says nothing, ends badly, or does not exist', async () => {
    expect(await runSuite(root, suite(''))).toMatchObject({ passed: 0, failed: 1 });
    expect(await runSuite(root, suite(`${passing}; process.exit(3)`))).toMatchObject({ passed: 2, failed: 1 });
    expect(await runSuite(root, suite('', { command: ['no-such-program'] }))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('says when the budget is exceeded, and ends what takes several times as long', async () => {
    // No machine starts a program within a millisecond, and a busy one has the time that it needs.
    const slow = await runSuite(root, suite(passing, { budget: 0.001 }), 10_000);
    expect(slow).toMatchObject({ passed: 2, failed: 0, overBudget: true });
    // It never ends by itself.
    const endless = await runSuite(root, suite('setInterval(() => {}, 1000)', { budget: 0.2 }));
    expect(endless).toMatchObject({ passed: 0, failed: 1, overBudget: true });
  });
});
