// npm run test:affected [-- --since REF]: types, lint and imports, and the tests that a change is likely to break. The files that differ from REF, origin/main unless it is given, count as the change.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '../../boundaries/read/tree.ts';
import { findings } from '../findings.ts';
import { inLanes } from '../lanes.ts';
import { runSuite } from '../run-suite.ts';
import { lanes, suites, testRun, type Suite } from '../suites.ts';
import { resultLine, total } from '../summary.ts';
import { affectedTests } from './affected-tests.ts';
import { changedFiles } from './changed-files.ts';
import { importGraph } from './import-graph.ts';

const { values: { since } } = parseArgs({ options: { since: { type: 'string' } } });
const root = join(import.meta.dirname, '..', '..', '..');

const changed = changedFiles(root, since);
const tree = readTree(root);
const tests = affectedTests(importGraph(tree), [...tree.keys()].filter((file) => /\.(test|spec)\.tsx?$/.test(file)), changed);
/** Stories and journeys have runners of their own, and take minutes. */
const chosen = tests.filter((file) => !/^(\.storybook|e2e)\//.test(file));
const sources = changed.filter((file) => /\.(ts|tsx|mts|js|mjs|cjs)$/.test(file) && existsSync(join(root, file)));

const named = (name: string): Suite[] => suites.filter((suite) => suite.name === name);
const parts: Suite[] = [
  ...named('types'),
  ...(chosen.length > 0 ? [testRun('tests', ['--config', 'tooling/test/affected/vitest.config.ts', ...chosen], 60, { env: { TEST_DATABASE: 'postgresql' } })] : []),
  ...named('boundaries'),
  ...(sources.length > 0 ? named('lint').map((suite) => ({ ...suite, command: [...suite.command, ...sources] as const })) : []),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

console.log(`${changed.length} files changed; ${chosen.length} test files are likely to notice, of ${tree.size} sources.`);
const left = tests.length - chosen.length;
if (left > 0) console.log(`Left to npm test: ${left} files of stories and journeys.`);

const outcomes = await inLanes(parts, {
  width: lanes,
  alone: () => false,
  run: async (suite) => {
    const result = await runSuite(root, suite, 10);
    if (result.failed > 0) console.log(findings(suite.report, result.output));
    const outcome = { ...result, at: Date.now(), inputsChanged: false, findings: '', proven: [], isEarlier: false };
    console.log(resultLine(suite, outcome));
    return outcome;
  },
});
const { lines, ok } = total(outcomes);
process.exitCode = ok ? 0 : 1;
console.log(lines.join('\n'));
