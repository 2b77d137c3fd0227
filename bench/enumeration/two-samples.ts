/** Times of the same request for two kinds of address, in milliseconds. */
export interface TwoSamples {
  readonly medians: readonly [number, number];
  /** How often one time alone tells which kind it was of: 0.5 is as good as a coin. */
  readonly told: number;
  /** The rank-sum test of Mann and Whitney: how many standard errors both are from one distribution. */
  readonly errors: number;
  readonly differ: boolean;
}

/** Beyond so many standard errors chance is once in 15,000 measurements. */
const chance = 4;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Compares two distributions as somebody would who wants to tell them apart. It needs no shape of them. */
export function compareSamples(one: readonly number[], other: readonly number[]): TwoSamples {
  const ranked = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))].toSorted((a, b) => a.time - b.time);
  let rankSum = 0;
  for (let from = 0; from < ranked.length; ) {
    let to = from;
    while (ranked[to]?.time === ranked[from]?.time && to < ranked.length) to += 1;
    // Equal times share the rank in their middle.
    rankSum += ((from + 1 + to) / 2) * ranked.slice(from, to).filter(({ isOne }) => isOne).length;
    from = to;
  }
  const pairs = one.length * other.length;
  const share = (rankSum - (one.length * (one.length + 1)) / 2) / pairs;
  const errors = Math.abs(share - 0.5) / Math.sqrt((one.length + other.length + 1) / (12 * pairs));
  return { medians: [median(one), median(other)], told: Math.max(share, 1 - share), errors, differ: errors > chance };
}
