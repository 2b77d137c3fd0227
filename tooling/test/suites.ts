import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** How a suite's program tells what it counted. */
export type Report = 'exit code' | 'oxlint' | 'counts' | 'vitest' | 'playwright';

/** One part of `npm test`. */
export interface Suite {
  readonly name: string;
  /** A program of the project and its arguments; `{report}` stands for the file into which it writes its report. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly report: Report;
  /** The time that it may take, in seconds, beside one other suite unless it stands alone: that of two free cores by 1.6. */
  readonly budget: number;
  /** No other suite runs meanwhile. */
  readonly alone?: boolean;
}

/** Suites of a browser on all cores: beside another one their pages answer too late. */
const usesAllCores = new Set(['core-testing', 'core', 'screens', 'ui', 'stories']);

/** How many suites run beside each other: most use one core, and wait for a database, a process or a browser in between. */
export const lanes = 2;

/** Test files of a suite that run at once, so that all lanes together have a core for each. */
const workers = Math.max(1, Math.floor(availableParallelism() / lanes));

/**
 * Milliseconds after which a test counts as hanging. That is no aim, so it is long: a busy machine has time, and what must
 * be quick is measured by the test itself.
 */
const hangingAfter = 30_000;

const vitest = (name: string, config: string, budget: number, env?: Readonly<Record<string, string>>): Suite => ({
  name,
  command: ['vitest', 'run', '--root', config, '--reporter=json', '--outputFile={report}', '--reporter=dot', `--testTimeout=${hangingAfter}`, `--maxWorkers=${usesAllCores.has(name) ? '100%' : workers}`],
  report: 'vitest',
  budget,
  ...(env === undefined ? {} : { env }),
  ...(usesAllCores.has(name) ? { alone: true } : {}),
});

/** All folders in one run: they share one marketplace. */
const browser = (prepared: string): Suite => ({
  name: 'browser: journeys, attacks, accessibility',
  command: ['playwright', 'test', '-c', 'e2e', '--reporter=json,list'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}', E2E_PREPARED: prepared },
  report: 'playwright',
  budget: 600,
  alone: true,
});

/** Importing its catalogue takes a minute of one core, which is idle beside the others' waiting, and would not be before the journeys. */
const journeysMarketplace = (prepared: string): Suite => ({
  name: 'marketplace of the browser suite',
  command: ['node', 'e2e/support/prepare.ts'],
  env: { E2E_PREPARED: prepared },
  report: 'exit code',
  budget: 150,
});

/** What the published packages export is what their lists say. */
const apiReports: Suite = { name: 'api reports', command: ['node', 'tooling/publish/api/main.ts', '--check', '--json'], report: 'counts', budget: 30 };

/**
 * Everything that `npm test` runs, in this order: what is quick and often wrong comes first; then the suites that share the
 * cores, the longest first, so that no long one is left alone at the end; then those that need all cores.
 *
 * @param prepared a folder that is not there yet: one suite makes it for another one
 */
export function suites(root: string, prepared: string): Suite[] {
  const tests = testSuites(root, prepared);
  const shared = tests.filter(({ alone }) => alone !== true).toSorted((one, other) => other.budget - one.budget);
  return [...checks(root), ...shared, ...tests.filter(({ alone }) => alone === true)];
}

function checks(root: string): Suite[] {
  return [
    { name: 'types', command: ['tsc', '-b', '--verbose', ...(existsSync(join(root, 'e2e', 'tsconfig.json')) ? ['.', 'tooling', 'e2e'] : ['.', 'tooling'])], report: 'exit code', budget: 60 },
    { name: 'lint', command: ['oxlint', '--type-aware', '-f', 'json'], report: 'oxlint', budget: 60 },
    { name: 'boundaries', command: ['node', 'tooling/boundaries/main.ts', '--json'], report: 'counts', budget: 30 },
    { name: 'specification', command: ['node', 'tooling/specification/main.ts', '--check'], report: 'counts', budget: 30 },
  ];
}

function testSuites(root: string, prepared: string): Suite[] {
  return [
    ...unitSuites(root),
    // After the types, whose declarations it reads.
    ...(existsSync(join(root, 'tooling', 'publish')) ? [apiReports] : []),
    ...(existsSync(join(root, '.storybook', 'vitest.config.ts')) ? [vitest('stories', '.storybook', 150)] : []),
    vitest('server on the embedded database', 'apps/server', 300, { TEST_DATABASE: 'embedded' }),
    vitest('server on PostgreSQL', 'apps/server', 190, { TEST_DATABASE: 'postgresql' }),
    vitest('identity on both databases', 'apps/identity', 160),
    ...(hasTests(join(root, 'e2e'), /\.spec\.ts$/) ? [journeysMarketplace(prepared), browser(prepared)] : []),
  ];
}

/** Budgets of the units that start databases or a browser; the others need seconds. */
const UNIT_BUDGETS: Readonly<Record<string, number>> = { 'core-testing': 240, 'store-fss': 60, database: 100, ui: 90, screens: 120, core: 60, tooling: 160 };

function unitSuites(root: string): Suite[] {
  const folders = ['packages', 'data'].flatMap((top) => (existsSync(join(root, top)) ? readdirSync(join(root, top)).map((name) => join(top, name)) : []));
  const all = [...folders, ...['apps/web', 'tooling']];
  return all
    .filter((folder) => existsSync(join(root, folder, 'vitest.config.ts')))
    .map((folder) => {
      const name = folder.split(/[\\/]/).at(-1) ?? folder;
      return vitest(name, folder, UNIT_BUDGETS[name] ?? 45);
    });
}

function hasTests(folder: string, name: RegExp): boolean {
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => name.test(String(file)));
}
