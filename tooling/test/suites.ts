import { availableParallelism } from 'node:os';

/** How a suite's program tells what it counted. */
export type Report = 'exit code' | 'oxlint' | 'counts' | 'vitest' | 'playwright';

/** One part of `npm test`. Its dependencies are in turbo.json, at the task `suite:` and its name. */
export interface Suite {
  readonly name: string;
  /** A program of the project and its arguments; `{report}` is replaced by the file into which it writes its report. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly report: Report;
  /** The time that it may take, in seconds, beside one other suite unless it runs alone: that of two free cores by 1.6. */
  readonly budget: number;
  /** No other suite runs meanwhile: one that keeps all cores busy by itself. */
  readonly alone?: boolean;
  /** The suite that this one makes ready: whenever that one runs, this one runs before it. */
  readonly prepares?: string;
}

/** How many suites run beside each other: most use one core, and wait for a database, a process or a browser in between. */
export const lanes = 2;

/** Test files of a suite that run at once, so that all lanes together have a core for each. */
const workers = Math.max(1, Math.floor(availableParallelism() / lanes));

/**
 * Milliseconds after which a test, or what prepares a file of them, counts as hanging. That is no aim, so it is long: a compiler that takes six seconds
 * alone takes more than thirty on a machine with much else to do, and what must be quick is measured by the test itself.
 */
const hangingAfter = 180_000;

/**
 * A run of Vitest; `config` says of which tests. The order of its files comes from the sources alone, not from how long they took the last time:
 * files that share a page or a process then meet each other in the same order on each machine.
 */
export const testRun = (name: string, config: readonly string[], budget: number, more: Pick<Suite, 'env' | 'alone'> = {}): Suite => ({
  name,
  command: ['vitest', 'run', ...config, '--reporter=json', '--outputFile={report}', '--reporter=dot', '--no-cache', `--testTimeout=${hangingAfter}`, `--hookTimeout=${hangingAfter}`, `--maxWorkers=${more.alone === true ? '100%' : workers}`],
  report: 'vitest',
  budget,
  ...more,
});

/** The checks that are quick and often fail. */
const checks: readonly Suite[] = [
  // By one checker: each further one of a project works out anew what it shares with the others (decision 0216).
  { name: 'types', command: ['tsc', '-b', '--verbose', '--checkers', '1', '.', 'tooling', 'e2e'], report: 'exit code', budget: 75 },
  // On one core, for the same reason: its checker of types takes as many checkers for each project as it is given cores (decision 0365).
  { name: 'lint', command: ['oxlint', '--type-aware', '-f', 'json'], env: { GOMAXPROCS: '1' }, report: 'oxlint', budget: 95 },
  { name: 'boundaries', command: ['node', 'tooling/boundaries/main.ts', '--json'], report: 'counts', budget: 20 },
  // Without its cache: that knows the files which settings of other tools name as they were when it was written, and calls new ones unused.
  { name: 'exports', command: ['knip', '--no-progress', '--no-config-hints'], report: 'exit code', budget: 15 },
  { name: 'specification', command: ['node', 'tooling/specification/main.ts', '--check'], report: 'counts', budget: 15 },
];

/** Suites that share the cores. */
const shared: readonly Suite[] = [
  testRun('server-embedded', ['--root', 'apps/server'], 100, { env: { TEST_DATABASE: 'embedded' } }),
  testRun('server-postgresql', ['--root', 'apps/server'], 410, { env: { TEST_DATABASE: 'postgresql', EVERY_QUERY: '1' } }),
  testRun('tooling', ['--root', 'tooling'], 215),
  // The store with the most screens takes half of its time, on one core: the other one has other suites meanwhile (decision 0340).
  testRun('core-testing', ['--root', 'packages/core-testing'], 165),
  testRun('components', ['--config', 'tooling/vitest/vitest.components.config.ts'], 300),
  testRun('stories', ['--root', '.storybook'], 175),
  // Importing its catalog takes most of a minute of one core, which is idle beside the others' waiting, and would not be before the journeys.
  { name: 'marketplace', command: ['node', 'e2e/support/prepare.ts'], report: 'exit code', budget: 65, prepares: 'journeys' },
  testRun('identity', ['--root', 'apps/identity'], 125, { env: { EVERY_QUERY: '1' } }),
  testRun('database', ['--root', 'packages/database'], 50),
  testRun('units', ['--config', 'tooling/vitest/vitest.units.config.ts'], 60),
  { name: 'api-reports', command: ['node', 'tooling/publish/api/main.ts', '--check', '--json'], report: 'counts', budget: 15 },
];

const alone: readonly Suite[] = [
  // All folders in one run: they share one marketplace.
  { name: 'journeys', command: ['playwright', 'test', '-c', 'e2e', '--reporter=json,list,./e2e/support/assertions.ts'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' }, report: 'playwright', budget: 510, alone: true },
];

/**
 * Everything that `npm test` runs, in this order: the checks; then the suites that share the cores, the longest first, so that
 * no long one is left alone at the end; then those that need all cores.
 */
export const suites: readonly Suite[] = [...checks, ...shared.toSorted((one, other) => other.budget - one.budget), ...alone];
