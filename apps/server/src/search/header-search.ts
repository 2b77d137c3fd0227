import type { StoreCatalog } from '../stores/assortment/index.ts';
import { findExactNumber } from './search.ts';
import type { Kind } from './request.ts';
import { findNumberedFacet, type NumberedFacet } from './subjects.ts';

export interface HeaderQuery {
  readonly q: string;
  readonly kind?: 'products' | 'services' | undefined;
  readonly category?: string | undefined;
}

/** The results that have a class, a contract or a Special Item Number. */
export const addressOfFacet = ({ facet, value }: NumberedFacet, kind: Kind | null): string => `/search/advantage_search?${new URLSearchParams({ [facet]: value, ...(kind === null ? {} : { kind }) }).toString()}`;

/** Where the header's search box leads: to the product of a number that only one has, to what is in a class, a contract or a Special Item Number of that number, else to the results. */
export async function headerTarget(catalog: StoreCatalog, { q, kind, category }: HeaderQuery): Promise<string> {
  const asked = q.replace(/\s+/g, ' ').trim();
  const exact = await findExactNumber(catalog, asked);
  if (exact !== null && exact.whole && exact.onlyProduct !== null) return `/catalog/product_detail?${new URLSearchParams({ productId: exact.onlyProduct }).toString()}`;
  const numbered = exact === null ? await findNumberedFacet(catalog, asked) : null;
  if (numbered !== null) return addressOfFacet(numbered, kind ?? null);
  const query = new URLSearchParams({ ...(asked === '' ? {} : { q: asked }), ...(kind === undefined ? {} : { kind }), ...(category === undefined || category === '' ? {} : { category }) });
  return query.size === 0 ? '/search/advantage_search' : `/search/advantage_search?${query.toString()}`;
}
