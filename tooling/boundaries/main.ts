/**
 * Checks that imports keep to the order of the house (docs/architecture.md).
 *
 *     node tooling/boundaries/main.ts [--json] [folder]
 *
 * Prints `file:line: message` for each forbidden import, or with `--json` one object `{passed, failed, violations}`.
 * Exit code 0: all imports are in order; 1: some are not.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { readTree } from './read/tree.ts';

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const root = positionals[0] === undefined ? resolve(import.meta.dirname, '../..') : resolve(positionals[0]);
const result = check(readTree(root));

if (values.json) console.log(JSON.stringify(result));
else {
  for (const { file, line, message, rule } of result.violations) console.log(`${file}:${line}: ${message} (${rule})`);
  console.log(`Imports: ${result.passed} in order, ${result.failed} forbidden`);
}
process.exitCode = result.failed === 0 ? 0 : 1;
