import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTree } from '../boundaries/read/tree.ts';
import { browserTests, testFiles } from '../vitest/test-files.ts';
import { importGraph, loadedWith, type ImportGraph } from './affected/import-graph.ts';
import { plansOf } from './plan.ts';
import { suites, type Suite } from './suites.ts';

const root = join(import.meta.dirname, '..', '..');
const slashed = (path: string): string => path.replaceAll('\\', '/');

/** The files with which a suite begins: its tests, and the configuration of their runner. */
function firstFiles({ command: [program, ...args] }: Suite): string[] {
  const folder = args[args.indexOf('--root') + 1] ?? '';
  const config = args[args.indexOf('--config') + 1] ?? '';
  if (program === 'node') return args.slice(0, 1);
  if (program === 'playwright') return ['e2e/playwright.config.ts', ...below('e2e/{accessibility,attacks,journeys}/**/*.spec.ts')];
  if (program === 'vitest' && args.includes('--root')) return [`${folder}/vitest.config.ts`, ...below(`${folder}/**/*.test.{ts,tsx}`, folder === 'packages/core-testing' ? [`${folder}/${browserTests}`] : [])];
  if (program === 'vitest') {
    const { include, exclude } = testFiles[config.includes('units') ? 'units' : 'components'];
    return [config, ...include.flatMap((pattern) => below(pattern, exclude))];
  }
  return sources.filter((file) => !file.endsWith('.json'));
}

const below = (pattern: string, exclude: readonly string[] = []): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', ...exclude] }).map(slashed);

let sources: readonly string[] = [];
let inputs: ReadonlyMap<string, ReadonlySet<string>>;
let graph: ImportGraph;
beforeAll(async () => {
  const plans = await plansOf(root, suites.map(({ name }) => name), [`--cache-dir=${join(root, 'node_modules', '.cache', 'no-suites')}`]);
  inputs = new Map(plans.map(({ taskId, inputs: files }) => [taskId.replace('//#suite:', ''), new Set(Object.keys(files))]));
  const tree = readTree(root);
  graph = importGraph(tree);
  sources = [...tree.keys()];
});

describe('the inputs of a suite', () => {
  it.each(suites)('$name: every file that its tests load is one', (suite) => {
    const known = inputs.get(suite.name) ?? new Set();
    const loaded = [...loadedWith(graph, firstFiles(suite))].filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile());
    expect(loaded.length, 'files').toBeGreaterThan(0);
    expect(loaded.filter((file) => !known.has(file) && !/(^|\/)(dist|generated)\//.test(file))).toEqual([]);
  });

  it.each(suites)('$name: so are the lockfile, the list of suites, what runs them, and the tasks', ({ name }) => {
    for (const file of ['package.json', 'package-lock.json', 'turbo.json', 'tooling/test/suites.ts', 'tooling/test/run-suite.ts', 'tooling/vitest/in-chromium.ts']) expect(inputs.get(name), file).toContain(file);
  });

  it.each([
    ['server-postgresql', 'packages/contracts/src/index.ts', true],
    ['server-embedded', 'packages/database/src/index.ts', true],
    ['server-embedded', 'packages/screens/src/index.ts', false],
    ['components', 'packages/ui/src/index.ts', true],
    ['components', 'apps/server/src/main.ts', false],
    ['units', 'packages/contracts/src/index.ts', true],
    ['units', 'docs/architecture.md', false],
    ['journeys', 'apps/server/src/main.ts', true],
    ['journeys', 'apps/server/src/cart/cart.test.ts', false],
    ['boundaries', 'docs/architecture.md', true],
  ])('%s and %s: %s', (name, file, isInput) => {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(inputs.get(name)?.has(file)).toBe(isInput);
  });
});

describe('the tests of the repository', () => {
  it('belong to exactly one suite each, but for those of the server, which run on both databases, and the commands of their own', () => {
    const owners = new Map<string, string[]>();
    for (const suite of suites.filter(({ report }) => report === 'vitest' || report === 'playwright')) for (const file of firstFiles(suite)) owners.set(file, [...(owners.get(file) ?? []), suite.name]);
    const tests = sources.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !/^e2e\/(owners|screenshots|shipped)\//.test(file));
    expect(tests.length).toBeGreaterThan(300);
    const wrong = tests.filter((file) => (owners.get(file) ?? []).toSorted().join() !== (file.startsWith('apps/server/') ? 'server-embedded,server-postgresql' : owners.get(file)?.[0]));
    expect(wrong).toEqual([]);
  });
});
