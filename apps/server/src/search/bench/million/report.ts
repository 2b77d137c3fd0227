import type { Pool } from '@quartermaster/database';
import { quantile } from '../../../testing/quantile.ts';
import { reportFigures } from '../../../testing/report-figures.ts';
import { cpuMeter } from './cpu-time.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @param milliseconds */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Does something for each input, after a round of a few that does not count, and says p50, p95 and the longest in milliseconds: as they passed, and of
 * processor time.
 */
export async function timed<Input>(title: string, inputs: readonly Input[], pools: readonly Pool[], act: (input: Input) => Promise<unknown>): Promise<void> {
  for (const input of inputs.slice(-3)) await act(input);
  const cpu = await cpuMeter(pools);
  const [passed, worked]: [number[], number[]] = [[], []];
  let slowest: { took: number; input: Input | undefined } = { took: 0, input: undefined };
  for (const input of inputs) {
    const [begun, usedBefore] = [performance.now(), cpu()];
    await act(input);
    const took = cpu() - usedBefore;
    passed.push(performance.now() - begun);
    worked.push(took);
    if (took > slowest.took) slowest = { took, input };
  }
  const figures = (values: readonly number[]): string => [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(1)).join(' / ');
  say(`${title}: ${figures(passed)} ms, of processor time ${figures(worked)} (${String(slowest.input).slice(0, 60)})`);
  reportFigures([
    { what: `${title} p50`, value: quantile(passed, 0.5), unit: 'ms' },
    { what: `${title} p95`, value: quantile(passed, 0.95), unit: 'ms' },
    { what: `${title} longest`, value: quantile(passed, 1), unit: 'ms' },
    { what: `${title} p95 of processor time`, value: quantile(worked, 0.95), unit: 'ms' },
  ]);
}
