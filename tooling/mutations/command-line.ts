import { parseArgs } from 'node:util';
import { chosenParts } from './chosen-parts.ts';
import type { Part } from './parts.ts';
import type { Sample } from './sample.ts';

/** What `npm run mutations` is asked to do. */
export interface CommandLine {
  readonly parts: readonly Part[];
  /** Null: all faults. */
  readonly sample: Sample | null;
  /** How many faults are tried at once. */
  readonly concurrency: number;
}

/** @throws Error that says which word is wrong, and what to write instead */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, concurrency: { type: 'string', default: '1' } },
  });
  // A sample of no places would notice all of no faults.
  const sample = values.sample === undefined ? null : { size: wholeNumber('sample', values.sample), seed: wholeNumber('seed', values.seed) };
  return { parts: chosenParts(positionals), sample, concurrency: wholeNumber('concurrency', values.concurrency) };
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${option} is "${text}". Use a whole number from 1.`);
  return Number(text);
}
