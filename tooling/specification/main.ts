/**
 * Writes docs/specification.md: the sentences of the specification, each with the tests that prove it.
 *
 *     npm run specification [-- --check]
 *
 * `--check` writes nothing and prints one object `{passed, failed, findings}`. Exit code 1: a sentence that stands has no
 * test, a test names a sentence that does not exist, or the page is not current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gaps, specificationPage } from './page.ts';
import { readProofs } from './read-proofs.ts';
import { sentences } from './sentences.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..', '..');
const page = join(root, 'docs', 'specification.md');

const list = sentences();
const proofs = readProofs(root);
const text = specificationPage(list, proofs);
const findings = gaps(list, proofs);
if (!values.check) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) findings.push('docs/specification.md is not current: run `npm run specification`.');

const standing = list.filter(({ comesWith }) => comesWith === '').length;
const passed = Math.max(0, standing - findings.length);
if (values.check) console.log(JSON.stringify({ passed, failed: findings.length, findings }));
else console.log([...findings, `${passed} of ${standing} sentences are proven, by ${proofs.length} tests.`].join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
