import type { AttributesOf } from '@quartermaster/contracts';

export type Completion = AttributesOf<'/autocomplete', 'Success'>['suggestions'][number];

export type SuggestionTarget =
  | { path: '/catalog/product_detail'; query: { productId: string } }
  | { path: '/search/advantage_search'; query: Record<string, string> }
  /** Plain words go the way of typed words: an exact number among them leads to its product. */
  | { words: string };

/** Where a completion leads. */
export function suggestionTarget({ kind, id, text }: Completion): SuggestionTarget {
  if (id === null) return { words: text };
  switch (kind) {
    case 'product':
      return { path: '/catalog/product_detail', query: { productId: id } };
    case 'category':
      return { path: '/search/advantage_search', query: { category: id } };
    case 'manufacturer':
      return { path: '/search/advantage_search', query: { manufacturer: id } };
    case 'query':
      return { words: text };
  }
}

/** The quiet word at the end of a suggestion's line. */
export const completionLabel: Record<Completion['kind'], string | undefined> = {
  query: undefined,
  category: 'Category',
  manufacturer: 'Manufacturer',
  product: 'Product',
};
