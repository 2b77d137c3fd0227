import type { Facet, SearchRequest } from '@quartermaster/contracts';

export type FacetId = Facet['id'];
export const facetIds: readonly FacetId[] = ['category', 'manufacturer', 'vendor', 'contract', 'indicator', 'sin', 'unit'];

/** Every change starts again at page 1: the pages of another result list mean nothing. */
function changed(address: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('page');
  change(next);
  return next;
}

function put(address: URLSearchParams, name: string, value: string | null): void {
  if (value === null || value === '') address.delete(name);
  else address.set(name, value);
}

/** The address with one value of a facet switched on or off. */
export function withFacetValue(address: URLSearchParams, facet: FacetId, value: string, isOn: boolean): URLSearchParams {
  return changed(address, (next) => {
    next.delete(facet, value);
    if (isOn) next.append(facet, value);
  });
}


/** The words, and nothing that narrows them. */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  return changed(address, (next) => {
    for (const name of [...facetIds, 'priceMin', 'priceMax', 'deliveryDays']) next.delete(name);
  });
}

/** A search without one of its filters: all values of a facet, the price, the delivery or the kind. */
export const withoutFilter = (address: URLSearchParams, parameter: string): URLSearchParams =>
  changed(address, (next) => {
    for (const name of parameter === 'price' ? ['priceMin', 'priceMax'] : [parameter]) next.delete(name);
  });

/** At most so many days to the delivery; null: any. */
export const withDelivery = (address: URLSearchParams, days: string | null): URLSearchParams => changed(address, (next) => put(next, 'deliveryDays', days));

/** Amounts in dollars as typed; null leaves that end open. */
export function withPrice(address: URLSearchParams, min: string | null, max: string | null): URLSearchParams {
  return changed(address, (next) => {
    put(next, 'priceMin', min);
    put(next, 'priceMax', max);
  });
}

/** Relevance is the default, and is in no address. */
export const withSort = (address: URLSearchParams, sort: NonNullable<SearchRequest['sort']>): URLSearchParams =>
  changed(address, (next) => put(next, 'sort', sort === 'relevance' ? null : sort));

export const withPageSize = (address: URLSearchParams, size: number): URLSearchParams =>
  changed(address, (next) => put(next, 'pageSize', size === 25 ? null : String(size)));

/** The same results, another page of them; the first is in no address. */
export function withPage(address: URLSearchParams, page: number): URLSearchParams {
  return changed(address, (next) => put(next, 'page', page === 1 ? null : String(page)));
}

/** The list style is part of the address too, so that a link shows what its sender saw. It keeps the page. */
export function withStyle(address: URLSearchParams, style: 'list' | 'grid'): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('style', style);
  return next;
}

/** Other words under the same filters; `isExact` takes them as typed, without spelling correction. */
export function withWords(address: URLSearchParams, words: string, isExact = false): URLSearchParams {
  return changed(address, (next) => {
    next.set('q', words);
    put(next, 'spelling', isExact ? 'exact' : null);
  });
}

/** The same words among products, among services, or everywhere (null). Facets of one kind mean nothing in the other. */
export function withKind(address: URLSearchParams, kind: 'products' | 'services' | null): URLSearchParams {
  const next = withoutFilters(address);
  put(next, 'kind', kind);
  next.delete('style');
  return next;
}

/** A whole category in place of the words, of the same kind. */
export function withCategoryAlone(address: URLSearchParams, category: string): URLSearchParams {
  const kind = address.get('kind');
  return new URLSearchParams({ ...(kind !== null && { kind }), category });
}

/** How many filters are on; a price range counts once. */
export function filterCount(address: URLSearchParams): number {
  const values = facetIds.reduce((sum, id) => sum + address.getAll(id).length, 0);
  return values + (address.has('priceMin') || address.has('priceMax') ? 1 : 0) + (address.has('deliveryDays') ? 1 : 0);
}
