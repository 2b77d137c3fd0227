// npm run test:stories [-- --all] [-- words]: each story once in its own store and theme, or with --all in every store that shows it and every theme.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'qm-stories-'));
const report = join(folder, 'report.json');
const started = performance.now();

const { status } = spawnSync(
  process.execPath,
  [join(root, '..', 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', root, '--project', 'stories', 'half', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  { stdio: 'inherit', env: { ...process.env, STORIES_EVERY_DRESS: values.all ? 'yes' : '', STORIES_ONLY: positionals.join(' ') } },
);

const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
rmSync(folder, { recursive: true });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Stories ${values.all ? 'in every store and theme' : 'in their own store and theme'}: ${passed} passed, ${failed} failed, ${seconds} s`);
process.exitCode = status ?? 1;
