/**
 * Prints the measures of the repository as Markdown: how the folders of each package hang together, and how long the files are.
 *
 *     node tooling/measures/main.ts [--write]
 *
 * With `--write` they also take the place of those in docs/architecture.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '../boundaries/read/tree.ts';
import { measures } from './measures.ts';
import { withMeasures } from './page.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const root = resolve(import.meta.dirname, '../..');
const text = measures(readTree(root));
console.log(text);
if (values.write) {
  const page = join(root, 'docs/architecture.md');
  writeFileSync(page, withMeasures(readFileSync(page, 'utf8'), text));
}
