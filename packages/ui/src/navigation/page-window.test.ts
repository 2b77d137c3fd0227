import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i shows %j', (page, count, steps) => {
  expect(pageWindow(page, count)).toEqual(steps);
});

test('every window holds first, last and current page in rising order, and a gap hides at least two pages', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (count, seed) => {
    const page = (seed % count) + 1;
    const steps = pageWindow(page, count);
    const numbers = steps.filter((step) => step !== 'gap');
    expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    steps.forEach((step, index) => {
      if (step === 'gap') expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
    });
    expect(steps.length).toBeLessThanOrEqual(7);
  }));
});
