import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lanes, suites } from './suites.ts';

const root = join(import.meta.dirname, '..', '..');
const names = suites.map(({ name }) => name);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the suites', () => {
  it('have names of their own, each with a script and a task', () => {
    expect(new Set(names).size).toBe(names.length);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    expect(Object.entries(scripts).filter(([script]) => script.startsWith('suite:')).toSorted()).toEqual(names.map((name) => [`suite:${name}`, `node tooling/test/one-suite.ts ${name}`]).toSorted());
    expect([...read('turbo.json').matchAll(/"\/\/#suite:([\w-]+)"/g)].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
  });

  it('begin with the checks, then come those that run beside each other, the longest first, and last those that run alone', () => {
    expect(names.slice(0, 5)).toEqual(['types', 'lint', 'boundaries', 'exports', 'specification']);
    const rest = suites.slice(5);
    const alone = rest.findIndex((each) => each.alone === true);
    expect(rest.slice(alone).every((each) => each.alone === true)).toBe(true);
    const budgets = rest.slice(0, alone).map(({ budget }) => budget);
    expect(budgets).toEqual(budgets.toSorted((one, other) => other - one));
  });

  it('keep within the time of all, so that a new one finds its time where another becomes cheaper', () => {
    const sum = (some: typeof suites): number => some.reduce((all, { budget }) => all + budget, 0);
    const beside = sum(suites.filter(({ alone }) => alone !== true)) / lanes;
    // Budgets are the time on two free cores by 1.6.
    expect((beside + sum(suites.filter(({ alone }) => alone === true))) / 1.6).toBeLessThanOrEqual(15.5 * 60);
  });

  it('have a configuration where they run Vitest, and what prepares another one comes before it', () => {
    const configurations = suites.flatMap(({ command: [program, ...args] }) => (program === 'vitest' ? [args[2] === undefined ? '' : args[1] === '--root' ? join(args[2], 'vitest.config.ts') : args[2]] : []));
    expect(configurations.length).toBeGreaterThan(5);
    expect(configurations.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    for (const { name, prepares } of suites) if (prepares !== undefined) expect(names.indexOf(prepares)).toBeGreaterThan(names.indexOf(name));
  });
});
