import { quantile } from '../../../testing/quantile.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @param milliseconds */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const at = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1);

/** p50, p95 and the longest, in milliseconds. */
export async function timed<Input>(inputs: readonly Input[], act: (input: Input) => Promise<unknown>): Promise<string> {
  for (const input of inputs.slice(-3)) await act(input);
  const took: number[] = [];
  for (const input of inputs) {
    const begun = performance.now();
    await act(input);
    took.push(performance.now() - begun);
  }
  return `${at(took, 0.5)} / ${at(took, 0.95)} / ${at(took, 1)} ms`;
}
