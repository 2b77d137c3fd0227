import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartLines } from './chart-scale.ts';

it.each([
  [[0, 0], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[3, 10], [0, 2, 4, 6, 8, 10]],
  [[12_980], [0, 5_000, 10_000, 15_000]],
  [[31_250, 4], [0, 10_000, 20_000, 30_000, 40_000]],
  [[99], [0, 20, 40, 60, 80, 100]],
])('the lines of a chart of %j are %j', (amounts, lines) => {
  expect(chartLines(amounts).map((line) => Number(line.toFixed(9)))).toEqual(lines);
});

it('no bar is higher than the chart, the highest has more than half of it, and there are few lines', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 1 }), (amounts) => {
    const lines = chartLines(amounts);
    const top = lines.at(-1) ?? 0;
    const highest = Math.max(...amounts);
    expect(top).toBeGreaterThanOrEqual(highest);
    if (highest > 0) expect(highest / top).toBeGreaterThan(0.5);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(7);
  }));
});
