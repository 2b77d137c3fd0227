import { expect, it } from 'vitest';
import { categoryCrumbs } from './category-crumbs.ts';
import { searchHeading } from './search-heading.ts';

const office = { id: '75', name: 'Office Supplies and Devices' };
const toner = { id: '7510', name: 'Toner Cartridges' };
const href = (path: string, query?: unknown): string => `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;

it.each([
  [{ q: '', kind: null, categoryPath: [] }, 'All products and services'],
  [{ q: '', kind: 'services' as const, categoryPath: [] }, 'Services'],
  [{ q: '', kind: 'products' as const, categoryPath: [office, toner] }, 'Toner Cartridges'],
  [{ q: ' black ', kind: null, categoryPath: [] }, 'Results for “black”'],
  [{ q: 'black', kind: 'products' as const, categoryPath: [office] }, 'Products for “black” in Office Supplies and Devices'],
])('the heading of %j is "%s"', (answer, heading) => {
  expect(searchHeading(answer)).toBe(heading);
});

it('without words the category is the page, behind those above it', () => {
  expect(categoryCrumbs({ q: '', kind: 'products', categoryPath: [office, toner] }, href)).toEqual({
    trail: [{ label: 'Office Supplies and Devices', href: '/search/advantage_search?kind=products&category=75' }],
  });
});

it('with words the page is what was searched for in the category', () => {
  const { trail, crumb } = categoryCrumbs({ q: 'black', kind: null, categoryPath: [office, toner] }, href);
  expect([trail.map(({ label }) => label), crumb]).toEqual([['Office Supplies and Devices', 'Toner Cartridges'], '“black”']);
});
