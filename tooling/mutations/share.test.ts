import { expect, it } from 'vitest';
import { isTooFew, shareLine, shareOf } from './share.ts';

const part = { area: 'money', folder: 'apps/server/src/cart', least: 80 } as const;

it('a fault that ends in endless work is noticed, one that no test reaches is not, and one that was left out does not count', () => {
  const results = (['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError', 'RuntimeError', 'Pending'] as const).map((status) => ({ status }));
  expect(shareOf(results)).toEqual({ noticed: 3, all: 5, percent: 60 });
  expect(shareOf([])).toEqual({ noticed: 0, all: 0, percent: 100 });
});

it('is too small where it was larger before, and never where it was not measured', () => {
  const at = (percent: number) => ({ noticed: 0, all: 0, percent });
  expect([isTooFew(part, at(79.9)), isTooFew(part, at(80)), isTooFew({ least: null }, at(0))]).toEqual([true, false, false]);
});

it('is one line that says how it came about', () => {
  expect(shareLine(part, { noticed: 45, all: 60, percent: 75 }, { size: 40, seed: 7 })).toBe('money    apps/server/src/cart: 45 of 60 faults noticed, 75 %, too few (at least 80; a sample of 40 places, seed 7)');
  expect(shareLine({ ...part, least: null }, { noticed: 9, all: 10, percent: 90 }, null)).toBe('money    apps/server/src/cart: 9 of 10 faults noticed, 90 % (not measured before)');
});
