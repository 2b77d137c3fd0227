// npm run test:times -- SUITE [words of paths]: runs a suite of Vitest with one worker, and prints the processor time of its dearest files, the databases, browsers and programs that they start included.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suites } from '../suites.ts';
import { timesTable } from './times-table.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const [name, ...words] = process.argv.slice(2);
const suite = suites.find((each) => each.name === name && each.report === 'vitest');
if (suite === undefined) throw new Error(`Name a suite of Vitest: ${suites.filter(({ report }) => report === 'vitest').map((each) => each.name).join(', ')}; not ${name ?? 'none'}.`);

const folder = mkdtempSync(join(tmpdir(), 'processor-times-'));
const file = join(folder, 'times.jsonl');
const [program, ...args] = suite.command;
const kept = args.filter((arg) => !/^--(reporter|outputFile|maxWorkers)=/.test(arg));
const { status } = spawnSync(program, [...kept, ...words, '--maxWorkers=1', `--reporter=${join(import.meta.dirname, 'reporter.ts')}`, '--reporter=dot'], {
  cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...suite.env, PROCESSOR_TIMES: file },
});
process.stdout.write(timesTable(readFileSync(file, 'utf8')));
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
