/** The values of the lines across a chart: from 0 by equal steps of 1, 2 or 5 and zeros, up to the first that no amount exceeds. */
export function chartLines(amounts: readonly number[]): number[] {
  const highest = Math.max(1, ...amounts);
  const tens = 10 ** Math.floor(Math.log10(highest));
  const step = [0.2, 0.5, 1, 2].map((part) => part * tens).find((size) => size * 5 >= highest) ?? 2 * tens;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
