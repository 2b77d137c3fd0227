// node tooling/test/one-suite.ts NAME: runs one suite and prints its record. Turbo runs it where an input of the suite has changed, and keeps what it printed where the exit code is 0.
import { join } from 'node:path';
import { findings } from './findings.ts';
import { planOf } from './plan.ts';
import { provenBy } from './proven.ts';
import { exitCodeOf, recordLine, type SuiteRecord } from './record.ts';
import { runSuite } from './run-suite.ts';
import { suites } from './suites.ts';

const root = join(import.meta.dirname, '..', '..');
const [name] = process.argv.slice(2);
const suite = suites.find((each) => each.name === name);
if (suite === undefined) throw new Error(`There is no suite ${name ?? 'without a name'}; name one of ${suites.map((each) => each.name).join(', ')}.`);

// The programs that the suite started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const result = await runSuite(root, suite);
const { passed, failed, took, processor, overBudget, output } = result;
// Turbo worked out the hash of the inputs before the suite ran, and says it here.
const before = process.env['TURBO_HASH'];
const inputsChanged = before !== undefined && (await planOf(root, suite.name))?.hash !== before;
const record: SuiteRecord = { run: process.env['TEST_RUN'] ?? '', at: Date.now(), passed, failed, took, ...(processor !== undefined && { processor }), overBudget, inputsChanged, findings: failed > 0 ? findings(suite.report, output) : '', proven: provenBy(result, root) };
console.log(recordLine(record));
process.exitCode = exitCodeOf(record);
