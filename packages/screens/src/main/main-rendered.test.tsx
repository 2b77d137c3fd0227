import type { AttributesOf } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { example } from '../testing/examples.ts';
import { renderedScreen } from '../testing/rendered-screen.tsx';

const categories = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `c${place}`, name: `Part ${place}`, count: place + 1 }));
const category = { id: '75', name: 'Office', count: 1_234, picture: 'office', children: categories(8) };

describe('the start page', () => {
  it('says what the store has, and leads to each category with the largest of its parts first', async () => {
    const { text, links } = await renderedScreen('/main/start_page', 'Success', 'A full catalog', { change: { productCount: 1, serviceCount: 2, productCategories: [category], serviceCategories: [{ ...category, id: 'D3', name: 'Help', children: [] }] } });
    expect(text).toContain('1 product and 2 services under contract.');
    expect([links['All 1 product'], links['All 2 services']]).toEqual(['/ws/search/advantage_search?kind=products', '/ws/search/advantage_search?kind=services']);
    expect([links['Office'], links['Help'], links['Part 7']]).toEqual(['/ws/search/advantage_search?kind=products&category=75', '/ws/search/advantage_search?kind=services&category=D3', '/ws/search/advantage_search?kind=products&category=c7']);
    expect(text).toMatch(/Office 1,234 Part 7 8 Part 6 7 Part 5 6 Part 4 5 Part 3 4 3 more in Office Part 2 3/);
  });

  it('of a store without products says so, and of one without services names none', async () => {
    const change = { productCount: 0, serviceCount: 0, productCategories: [], serviceCategories: [], featured: [] };
    const { text } = await renderedScreen('/main/start_page', 'Success', 'A full catalog', { change });
    expect([text.includes('The catalog is empty'), text.includes('under contract')]).toEqual([true, false]);
    const products = await renderedScreen('/main/start_page', 'Success', 'A full catalog', { change: { ...change, productCount: 9, productCategories: [category] } });
    expect(products.text).toContain('9 products under contract.');
    expect(products.text).not.toMatch(/Services|The catalog is empty|Featured products/);
  });
});

it('the stores of the marketplace are reached by their names; the present one is marked for all', async () => {
  const { html, links, text } = await renderedScreen('/main/stores', 'Success', 'Several stores');
  const { stores } = example('/main/stores', 'Success', 'Several stores') as AttributesOf<'/main/stores', 'Success'>;
  for (const { name } of stores) expect(Object.values(links)).toContain(`/home?store=${name}`);
  expect(text.match(/You are here/g)).toHaveLength(1);
  expect(/href="([^"]*)"[^>]*aria-current="true"|aria-current="true"[^>]*href="([^"]*)"/.exec(html)?.slice(1).join('')).toBe('/home?store=ADVANTAGE');
});

describe('the categories over any page', () => {
  const at = '/browse/product_services_categories';
  it('lead to all products with their number, to special categories and to other ways', async () => {
    const { links } = await renderedScreen(at, 'Browse Categories', 'Products and services', { change: { productCategories: [category, { ...category, id: '70', name: 'Computers', count: 6 }], specialCategories: [
      { id: 'ability_one', name: 'AbilityOne', description: '', path: '/search/special_category_search' }, { id: 'itsecurity', name: 'IT security', description: '', path: '/search/itsecurity' },
    ] } });
    expect(links).toMatchObject({
      'All 1,240 products': '/ws/search/advantage_search?kind=products',
      'AbilityOne': '/ws/search/special_category_search?category=ability_one',
      'IT security': '/ws/search/itsecurity',
      'Category browse': '/ws/search/drilldown',
      'Global Supply search': '/ws/search/gss_search',
      'Advanced search': '/ws/search/advanced',
    });
  });

  it('of an empty store say that it is empty', async () => {
    expect((await renderedScreen(at, 'Browse Categories', 'An empty catalog')).text).toContain('The catalog is empty');
  });
});

it('Global Supply is looked for by groups and classes, with a number of the store for an example', async () => {
  const { text, links } = await renderedScreen('/search/gss_search', 'Success', 'Empty', { change: { groups: [{ ...category, id: '53', name: 'Hardware', children: [{ id: '5306', name: 'Bolts', count: 4, children: [] }] }] } });
  expect(text).toContain('1,234 products by Federal supply group and class.');
  expect(text).toContain('53 Hardware 5306 Bolts');
  expect(text).toContain('For example 7510-01-357-6829; hyphens do not matter');
  expect(links['Bolts']).toBe('/ws/search/advantage_search?kind=products&category=5306');
  expect((await renderedScreen('/search/gss_search', 'Success', 'No supplies in this store')).text).toContain('The catalog is empty');
});
