import type { Facet } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { appliedFilters } from './applied-filters.ts';

const facets: Facet[] = [
  { id: 'category', label: 'Category', exactCounts: true, values: [{ value: '7510', label: 'Office Supplies', count: 3, selected: true }] },
];

it('applied filters carry the facet’s words and the address without them', () => {
  const filters = appliedFilters(new URLSearchParams('q=toner&category=7510&vendor=V-1&priceMin=5&page=2'), facets);
  expect(filters.map(({ label, without }) => [label, without.toString()])).toEqual([
    ['Office Supplies', 'q=toner&vendor=V-1&priceMin=5'],
    ['V-1', 'q=toner&category=7510&priceMin=5'],
    ['Price: from $5', 'q=toner&category=7510&vendor=V-1'],
  ]);
});

it.each([['priceMin=5&priceMax=9', 'Price: $5 to $9'], ['priceMax=9', 'Price: up to $9'], ['deliveryDays=6', 'Delivery: 6 days or less']])('%s reads as %s', (address, label) => {
  expect(appliedFilters(new URLSearchParams(address), []).map((filter) => filter.label)).toEqual([label]);
});

it('without filters there is nothing to remove', () => {
  expect(appliedFilters(new URLSearchParams('q=toner&sort=name'), facets)).toEqual([]);
});
