// npm test: runs every suite and ends with one line, "N passed, N failed". With words, only suites whose names hold one of them.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findings } from './findings.ts';
import { inLanes } from './lanes.ts';
import { runSuite } from './run-suite.ts';
import { lanes, suites } from './suites.ts';
import { resultLine, total } from './summary.ts';

const root = join(import.meta.dirname, '..', '..');
const words = process.argv.slice(2);
const prepared = join(tmpdir(), `quartermaster-journeys-${process.pid}`);
const chosen = suites(root, prepared).filter((suite) => words.length === 0 || words.some((word) => suite.name.includes(word)));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
process.once('exit', () => {
  for (const folder of [prepared, `${prepared}.unfinished`]) rmSync(folder, { recursive: true, force: true });
});

const results = await inLanes(chosen, {
  width: lanes,
  alone: (suite) => suite.alone === true,
  run: async (suite) => {
    const result = await runSuite(root, suite);
    if (result.failed > 0) console.log(findings(suite.report, result.output));
    console.log(resultLine(result));
    return result;
  },
});

const over = results.filter((result) => result.overBudget);
if (over.length > 0) console.log(`\nOver their time budget: ${over.map((result) => result.suite.name).join(', ')}`);
const { line, ok } = total(results);
process.exitCode = ok ? 0 : 1;
console.log(line);
