// npm run bench:requisitions: 10,000 valid requisitions and 10,000 with a changed character against the rules. RUNS and SEED name other ones.
import fc from 'fast-check';
import { changedOnes, validOnes } from '../testing/random-properties.ts';

const numRuns = Number(process.env['RUNS'] ?? 10_000);
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const counts = { refused: 0, valid: 0 };

const started = performance.now();
fc.assert(validOnes, { numRuns, seed });
const between = performance.now();
fc.assert(changedOnes(counts), { numRuns, seed });
const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
process.stdout.write(`${numRuns} valid requisitions: all rules kept, all read back equal (${seconds(started, between)} s)
${numRuns} changes of a character: ${counts.refused} refused by a rule of their column, ${counts.valid} still valid (${seconds(between, performance.now())} s)
Seed ${seed}
`);
