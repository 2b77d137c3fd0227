import type { RequestOf } from '@quartermaster/contracts';
import { facetIds } from '../address/search-address.ts';

const known: ReadonlySet<string> = new Set(['q', 'kind', 'priceMin', 'priceMax', 'deliveryDays', 'sort', 'pageSize', 'style', 'spelling', ...facetIds]);

/** What a list of values is asked with: the search that is shown, so that a value leads back to it. Its page means nothing in another list. */
export function listRequest(address: URLSearchParams): RequestOf<'/search/mfr_list'> {
  const names = [...new Set(address.keys())].filter((name) => known.has(name));
  return Object.fromEntries(names.map((name) => [name, facetIds.some((facet) => facet === name) ? address.getAll(name) : address.get(name)]));
}
