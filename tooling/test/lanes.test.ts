import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inLanes } from './lanes.ts';

interface Work {
  readonly alone: boolean;
  readonly ticks: number;
}

const work = fc.record({ alone: fc.boolean(), ticks: fc.nat({ max: 4 }) });

it('each runs once, never more beside each other than there are lanes, and a suite that is to run alone runs alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(work, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), async (items, width) => {
      const running = new Set<Work>();
      const run = async (item: Work): Promise<Work> => {
        running.add(item);
        expect(running.size).toBeLessThanOrEqual(width);
        if ([...running].some(({ alone }) => alone)) expect(running.size).toBe(1);
        for (let tick = 0; tick < item.ticks; tick += 1) await Promise.resolve();
        running.delete(item);
        return item;
      };
      const own = items.map((item) => ({ ...item }));
      const results = await inLanes(own, { width, alone: ({ alone }) => alone, run });
      expect(results).toHaveLength(own.length);
      for (const [place, result] of results.entries()) expect(result).toBe(own[place]);
    }),
  );
});

it('two that wait run beside each other', async () => {
  let second: () => void = () => {};
  const met = new Promise<void>((resolve) => { second = resolve; });
  const results = await inLanes([1, 2], { width: 2, alone: () => false, run: async (item) => {
    if (item === 1) await met;
    else second();
    return item * 10;
  } });
  expect(results).toEqual([10, 20]);
});
