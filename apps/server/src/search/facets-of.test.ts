import type { FacetCount } from '@quartermaster/deployment';
import { expect, it } from 'vitest';
import { searchOf } from './request.ts';
import { facetsOf } from './search.ts';

const counted = (facet: FacetCount['facet'], value: string, count: number, exact = true): FacetCount => ({ facet, value, label: `Label of ${value}`, count, exact });

it('a category that is counted in two parts, for itself and for those below it, is one value with both', () => {
  const [category] = facetsOf([counted('category', '71', 3), counted('category', '72', 4), counted('category', '71', 2)], searchOf({}));
  expect(category?.values.map(({ value, count }) => [value, count])).toEqual([['71', 5], ['72', 4]]);
});

it('a chosen value that nothing has any more can still be taken away', () => {
  const [vendor] = facetsOf([counted('vendor', 'V-1', 3)], searchOf({ vendor: ['V-1', 'V-GONE'] }));
  expect(vendor?.values).toEqual([{ value: 'V-1', label: 'Label of V-1', count: 3, selected: true }, { value: 'V-GONE', label: 'V-GONE', count: 0, selected: true }]);
});

it('counts are exact where each of them is, and a facet without values is left out', () => {
  const facets = facetsOf([counted('vendor', 'V-1', 3), counted('vendor', 'V-2', 3, false), counted('unit', 'EA', 2)], searchOf({}));
  expect(facets.map(({ id, exactCounts }) => [id, exactCounts])).toEqual([['vendor', false], ['unit', true]]);
});
