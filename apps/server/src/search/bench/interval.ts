import { quantile } from '../../testing/quantile.ts';
import { seeded } from './typos.ts';

const rounds = 2_000;

/** The mean, and between which it is with other queries of the same sort in 95 of 100 cases (bootstrap over the queries). */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export function intervalOf(values: readonly number[]): Interval {
  const random = seeded(1);
  const means = Array.from({ length: rounds }, () => mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)));
  return { mean: mean(values), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/** `0.818 (0.757 to 0.871)` */
export const inWords = ({ mean: value, low, high }: Interval): string => `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
