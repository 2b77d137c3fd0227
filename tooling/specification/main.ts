/**
 * Writes test-results/specification.md: the sentences of the specification, each with the tests that prove it.
 *
 *     npm run specification [-- --check]
 *
 * `--check` writes nothing and prints one object `{passed, failed, findings}`. Exit code 1: a built sentence has no test or names a
 * response that no service declares, or a mark is in no test that runs or names a sentence that does not exist.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { services } from '@quartermaster/contracts/schema';
import { gaps, specificationPage } from './page.ts';
import { readMarks } from './read-proofs.ts';
import { readSpecifiedResponses, undeclared } from './response-names.ts';
import { sentences } from './sentences.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..', '..');

const list = sentences();
const { proofs, refused } = readMarks(root);
const specified = readSpecifiedResponses(readFileSync(new URL('./screens.csv', import.meta.url), 'utf8'));
const findings = [...gaps(list, proofs), ...refused, ...undeclared(list, specified, services)];
const built = list.filter(({ comesWith }) => comesWith === '').length;
const passed = Math.max(0, built - findings.length);
if (values.check) console.log(JSON.stringify({ passed, failed: findings.length, findings }));
else {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'specification.md'), specificationPage(list, proofs, '..'));
  console.log([...findings, `${passed} of ${built} sentences are proven, by ${proofs.length} tests: see test-results/specification.md.`].join('\n'));
}
process.exitCode = findings.length === 0 ? 0 : 1;
