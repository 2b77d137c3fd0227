import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSuite } from './run-suite.ts';
import { suites } from './suites.ts';
import type { Suite } from './suites.ts';
import { resultLine, total } from './summary.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'qm-suites-'))));
afterEach(() => rmSync(root, { recursive: true }));

const suite = (program: string, more: Partial<Suite> = {}): Suite => ({ name: 'lamps', command: [process.execPath, '-e', program, '{report}'], report: 'vitest', budget: 10, ...more });
const passing = `require('fs').writeFileSync(process.argv[1], JSON.stringify({ numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, success: true }))`;

describe('runSuite', () => {
  it('runs the program and reads its report', async () => {
    const result = await runSuite(root, suite(`${passing}; console.log('hello')`));
    expect(result).toMatchObject({ passed: 2, failed: 0, overBudget: false, output: 'hello\n' });
    expect(resultLine(result)).toMatch(/^ok {4}lamps +2 passed +0 failed +\d+\.\d s of 10 s$/);
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
    expect(resultLine(slow)).toContain('OVER BUDGET');
    // It never ends by itself.
    const endless = await runSuite(root, suite('setInterval(() => {}, 1000)', { budget: 0.2 }));
    expect(endless).toMatchObject({ passed: 0, failed: 1, overBudget: true });
  });
});

describe('total', () => {
  it('adds up, and is well only when something ran and nothing failed', async () => {
    const good = await runSuite(root, suite(passing));
    expect(total([good, good])).toEqual({ line: '4 passed, 0 failed', ok: true });
    expect(total([good, { ...good, failed: 1 }])).toEqual({ line: '4 passed, 1 failed', ok: false });
    expect(total([])).toEqual({ line: '0 passed, 0 failed', ok: false });
  });
});

describe('suites', () => {
  it('lists each workspace with tests, and journeys only where there are some', () => {
    mkdirSync(join(root, 'packages', 'core'), { recursive: true });
    mkdirSync(join(root, 'packages', 'empty'), { recursive: true });
    writeFileSync(join(root, 'packages', 'core', 'vitest.config.ts'), '');
    const names = (): string[] => suites(root, '/prepared').map((each) => each.name);
    expect(names()).toEqual(['types', 'lint', 'boundaries', 'specification', 'server on the embedded database', 'server on PostgreSQL', 'identity on both databases', 'core']);
    mkdirSync(join(root, 'e2e', 'journeys'), { recursive: true });
    writeFileSync(join(root, 'e2e', 'journeys', 'buy.spec.ts'), '');
    expect(names().at(-1)).toBe('browser: journeys, attacks, accessibility');
    expect(suites(root, '/prepared').filter(({ env }) => env?.['E2E_PREPARED'] === '/prepared').map(({ name }) => name)).toEqual(['marketplace of the browser suite', 'browser: journeys, attacks, accessibility']);
  });

  it('begins with the checks, then the longest of those that run beside each other, and ends with those that stand alone', () => {
    const [first, ...rest] = suites(join(import.meta.dirname, '..', '..'), '/prepared').slice(3);
    expect(first?.name).toBe('specification');
    const alone = rest.findIndex((each) => each.alone === true);
    expect(rest.slice(alone).every((each) => each.alone === true)).toBe(true);
    const budgets = rest.slice(0, alone).map(({ budget }) => budget);
    expect(budgets).toEqual(budgets.toSorted((one, other) => other - one));
  });

  it('has a configuration for each Vitest suite of this repository', () => {
    const repository = join(import.meta.dirname, '..', '..');
    const folders = suites(repository, '/prepared').flatMap(({ command }) => (command[0] === 'vitest' ? [command[command.indexOf('--root') + 1] ?? ''] : []));
    expect(folders.length).toBeGreaterThan(5);
    expect(folders.filter((folder) => !existsSync(join(repository, folder, 'vitest.config.ts')))).toEqual([]);
  });
});
