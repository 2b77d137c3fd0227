import { expect, it } from 'vitest';
import { facetIds, facetLabel } from './request.ts';

it('services have no manufacturer: the facet names their contractor', () => {
  expect(facetLabel('manufacturer', 'services')).toBe('Contractor');
  expect(facetLabel('manufacturer', 'products')).toBe('Manufacturer');
  expect(facetLabel('manufacturer', null)).toBe('Manufacturer');
});

it.each(facetIds.filter((id) => id !== 'manufacturer'))('%s is called the same for products and services', (id) => {
  expect(facetLabel(id, 'services')).toBe(facetLabel(id, 'products'));
});
