import { expect, it } from 'vitest';
import { suggestionTarget, type Completion } from './suggestion-target.ts';

const cases: [Completion, object][] = [
  [{ kind: 'query', text: 'toner cartridge', id: null }, { words: 'toner cartridge' }],
  [{ kind: 'category', text: 'Toner Cartridges', id: '7510-toner' }, { path: '/search/advantage_search', query: { category: '7510-toner' } }],
  [{ kind: 'manufacturer', text: 'Xerox', id: 'Xerox' }, { path: '/search/advantage_search', query: { manufacturer: 'Xerox' } }],
  [{ kind: 'product', text: 'Xerox 006R90321', id: '3920564' }, { path: '/catalog/product_detail', query: { productId: '3920564' } }],
  [{ kind: 'category', text: 'Toner', id: null }, { words: 'Toner' }],
];

it.each(cases)('%j leads to %j', (completion, target) => {
  expect(suggestionTarget(completion)).toEqual(target);
});
