import { expect, it } from 'vitest';
import { inOneOrder } from './named-columns.ts';

it('all names are in one order, in which each sequence finds its own', () => {
  expect(inOneOrder([['Color', 'Size'], ['Material', 'Color'], ['Size', 'Weight']])).toEqual(['Material', 'Color', 'Size', 'Weight']);
  expect(inOneOrder([['A', 'B'], ['X', 'Y'], ['Y', 'B']])).toEqual(['A', 'X', 'Y', 'B']);
});

it('where sequences contradict one another, the earlier one is followed, and no name is lost', () => {
  const names = inOneOrder([['Color', 'Size', 'Pack'], ['Pack', 'Color', 'Unit']]);
  expect(names.toSorted()).toEqual(['Color', 'Pack', 'Size', 'Unit']);
  expect(names.filter((name) => name !== 'Unit')).toEqual(['Color', 'Size', 'Pack']);
  expect(names.indexOf('Unit')).toBeGreaterThan(names.indexOf('Color'));
  expect(inOneOrder([])).toEqual([]);
});
