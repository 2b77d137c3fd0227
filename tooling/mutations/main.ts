// npm run mutations -- AREA|FOLDER|all [--sample N] [--seed N] [--concurrency N]: puts faults into the folders where money, access and sessions are decided, one at a time,
// and prints the share that their tests notice. Reports lie in .cache/mutations.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenParts } from './chosen-parts.ts';
import { runPart } from './run-part.ts';
import { isTooFew, shareLine } from './share.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, concurrency: { type: 'string', default: '1' } },
});
const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.cache', 'mutations');
const sample = values.sample === undefined ? null : { size: Number(values.sample), seed: Number(values.seed) };
mkdirSync(reports, { recursive: true });
process.chdir(root);

const lines: string[] = [];
let tooFew = false;
for (const part of chosenParts(positionals)) {
  const share = await runPart(part, { root, reports, sample, concurrency: Number(values.concurrency) });
  lines.push(shareLine(part, share, sample));
  tooFew ||= isTooFew(part, share);
  console.log(lines.at(-1));
}
console.log(['', ...lines].join('\n'));
process.exitCode = tooFew ? 1 : 0;
