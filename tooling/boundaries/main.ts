/**
 * Checks that imports keep to the order of the house (docs/architecture.md).
 *
 *     node tooling/boundaries/main.ts [--json] [folder]
 *
 * Prints `file:line: message` for each forbidden import, or with `--json` one object `{passed, failed, violations}`.
 * Exit code 0: all imports are in order; 1: some are not; 2: nothing could be checked.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from './check.ts';
import { check } from './check.ts';
import { SyntaxFault } from './read/imports.ts';
import { readTree } from './read/tree.ts';

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const root = positionals[0] === undefined ? resolve(import.meta.dirname, '../..') : resolve(positionals[0]);

try {
  const result = check(readTree(root));
  if (result.passed + result.failed === 0) cannotCheck(`No imports found in ${root}: name the root of the repository.`);
  else {
    print(result);
    process.exitCode = result.failed === 0 ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof SyntaxFault)) throw error;
  cannotCheck(error.message);
}

function print(result: Result): void {
  if (values.json) {
    console.log(JSON.stringify(result));
    return;
  }
  for (const { file, line, message, rule } of result.violations) console.log(`${file}:${line}: ${message} (${rule})`);
  console.log(`Imports: ${result.passed} in order, ${result.failed} forbidden`);
}

function cannotCheck(why: string): void {
  console.error(why);
  process.exitCode = 2;
}
