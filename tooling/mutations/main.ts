// npm run mutations -- AREA|FOLDER|all [--sample N] [--seed N] [--concurrency N]: puts faults into the folders where money, access and sessions are decided, one at a time,
// and prints the share that their tests notice. Reports lie in .cache/mutations.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine, type CommandLine } from './command-line.ts';
import { runPart } from './run-part.ts';
import { isTooFew, shareLine } from './share.ts';

const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.cache', 'mutations');

/** Whether each part has the share that it had before. */
async function mutate({ parts, sample, concurrency }: CommandLine): Promise<boolean> {
  mkdirSync(reports, { recursive: true });
  process.chdir(root);
  const lines: string[] = [];
  let areEnough = true;
  for (const part of parts) {
    const share = await runPart(part, { root, reports, sample, concurrency });
    lines.push(shareLine(part, share, sample));
    areEnough &&= !isTooFew(part, share);
    console.log(lines.at(-1));
  }
  console.log(['', ...lines].join('\n'));
  return areEnough;
}

let asked: CommandLine | null = null;
try {
  asked = readCommandLine(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
process.exitCode = asked === null ? 2 : (await mutate(asked)) ? 0 : 1;
