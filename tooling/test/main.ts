// npm test: runs every suite whose inputs have changed, and ends with one line, "N passed, N failed". With words, only suites whose names hold one of them; with --force, also those that passed with the same inputs.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proofsThatDidNotRun } from '../specification/ran.ts';
import { readMarks } from '../specification/read-proofs.ts';
import { cacheFolder, suiteCache } from './cache.ts';
import { inLanes } from './lanes.ts';
import { machine } from './machine.ts';
import { lanes, suites } from './suites.ts';
import { resultLine, total } from './summary.ts';
import { temporaryRoot } from './temporary-root.ts';

const { values: { force }, positionals: words } = parseArgs({ options: { force: { type: 'boolean', default: false } }, allowPositionals: true });
const chosen = suites.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const root = join(import.meta.dirname, '..', '..');
const prepared = join(temporaryRoot(), `quartermaster-journeys-${process.pid}`);
const cache = suiteCache(root, cacheFolder(), { ...process.env, TEST_RUN: randomUUID(), TEST_MACHINE: machine(), E2E_PREPARED: prepared });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
process.once('exit', () => {
  for (const folder of [prepared, `${prepared}.unfinished`]) rmSync(folder, { recursive: true, force: true });
});

const outcomes = await inLanes(chosen, {
  width: lanes,
  alone: (suite) => suite.alone === true,
  run: async (suite) => {
    const isNeeded = suite.prepares !== undefined && !(await cache.knows(suite.prepares));
    const outcome = await cache.run(suite.name, { force: force || isNeeded });
    if (outcome.failed > 0) console.log(outcome.findings);
    console.log(resultLine(suite, outcome));
    return outcome;
  },
});

const over = chosen.filter((_, place) => outcomes[place]?.overBudget === true && !outcomes[place].isEarlier);
if (over.length > 0) console.log(`\nOver their time budget: ${over.map(({ name }) => name).join(', ')}`);
// Some suites alone, or one that failed, say nothing about proofs that are elsewhere.
const idle = words.length === 0 && total(outcomes).ok ? proofsThatDidNotRun(readMarks(root).proofs, outcomes.flatMap(({ proven }) => proven)) : [];
if (idle.length > 0) console.log(`\nProofs of the specification that did not run:\n${idle.join('\n')}`);
const { lines, ok } = total(outcomes, idle.length);
process.exitCode = ok ? 0 : 1;
console.log(lines.join('\n'));
