import type { StoreCatalog } from '../stores/assortment/index.ts';
import { findExactNumber } from './search.ts';

export interface HeaderQuery {
  readonly q: string;
  readonly kind?: 'products' | 'services' | undefined;
  readonly category?: string | undefined;
}

/** Where the header's search box leads: to the product of a number that only one has, else to the results. */
export async function headerTarget(catalog: StoreCatalog, { q, kind, category }: HeaderQuery): Promise<string> {
  const asked = q.replace(/\s+/g, ' ').trim();
  const exact = await findExactNumber(catalog, asked);
  if (exact !== null && exact.whole && exact.onlyProduct !== null) return `/catalog/product_detail?${new URLSearchParams({ productId: exact.onlyProduct }).toString()}`;
  const query = new URLSearchParams({ ...(asked === '' ? {} : { q: asked }), ...(kind === undefined ? {} : { kind }), ...(category === undefined || category === '' ? {} : { category }) });
  return query.size === 0 ? '/search/advantage_search' : `/search/advantage_search?${query.toString()}`;
}
