import { expect, it } from 'vitest';
import { services } from './services.ts';

/** What comes of the query of an address. */
const read = (path: string, query: Readonly<Record<string, string>>): unknown => services.find((service) => service.path === path)?.request.safeParse(query).data;

it.each([
  ['/information/news', { page: '0' }, { page: 1 }],
  ['/information/news', { page: 'first' }, { page: 1 }],
  ['/information/content_page', { keyName: 'K'.repeat(300) }, { keyName: 'K'.repeat(100) }],
  ['/information/page', {}, { keyName: '' }],
  ['/department/adv2git', { view: 'foo' }, {}],
  ['/catalog/product_detail', {}, { productId: '' }],
  ['/catalog/product_detail', { productId: 'p'.repeat(300), zip: '20405-0001-0001', view: 'foo' }, { productId: 'p'.repeat(100), zip: '20405-0001-0001' }],
  ['/catalog/product_detail_report', {}, { productId: '' }],
  ['/catalog/quicklook', {}, { productId: '' }],
  ['/catalog/saved_products', { page: '-3' }, { page: 1 }],
  ['/catalog/product_reports', { page: 'x' }, { page: 1 }],
  ['/search/advantage_search', { q: 'toner', priceMin: 'abc', priceMax: '9.5' }, { q: 'toner', priceMax: '9.5' }],
] as const)('%s takes the address that a person cut or edited: %j', (path, query, taken) => {
  expect(read(path, query)).toEqual(taken);
});
