import { searchKeywordRule, type SearchRequest } from '@quartermaster/contracts';
import type { FacetId, SearchQuestion } from '@quartermaster/deployment';
import { anyOffer, type OfferConditions } from '../catalog/index.ts';

export type Kind = NonNullable<SearchQuestion['kind']>;

export const facetIds = ['category', 'manufacturer', 'vendor', 'contract', 'indicator', 'sin', 'unit'] as const satisfies readonly FacetId[];

const facetLabels: Readonly<Record<FacetId, string>> = {
  category: 'Category',
  manufacturer: 'Manufacturer',
  vendor: 'Vendor',
  contract: 'Contract',
  indicator: 'Federal indicators',
  sin: 'Special Item Number',
  unit: 'Unit of issue',
};

/** The label of a facet. A service has a contractor in place of a manufacturer. */
export const facetLabel = (id: FacetId, kind: Kind | null): string => (id === 'manufacturer' && kind === 'services' ? 'Contractor' : facetLabels[id]);

/** Cents of a text that the contract lets through as a dollar amount. */
const centsOf = (text: string): number => Math.round(Number(text.replace(/[$,\s]/g, '')) * 100);

export function searchOf(request: SearchRequest): SearchQuestion {
  const chosen = Object.fromEntries(facetIds.map((facet) => [facet, [...new Set((request[facet] ?? []).filter((value) => value !== ''))]])) as Record<FacetId, string[]>;
  return {
    q: (request.q ?? '').replace(/\s+/g, ' ').trim(),
    kind: request.kind ?? null,
    chosen,
    priceMin: request.priceMin === undefined ? null : centsOf(request.priceMin),
    priceMax: request.priceMax === undefined ? null : centsOf(request.priceMax),
    deliveryDays: request.deliveryDays ?? null,
    sort: request.sort ?? 'relevance',
    page: request.page ?? 1,
    pageSize: request.pageSize ?? 25,
    correctSpelling: request.spelling !== 'exact',
  };
}

export const hasFilters = (search: SearchQuestion): boolean =>
  search.priceMin !== null || search.priceMax !== null || (search.deliveryDays ?? null) !== null || facetIds.some((facet) => search.chosen[facet].length > 0);

/** The same words without what narrows them. */
export const withoutFilters = (search: SearchQuestion): SearchQuestion =>
  ({ ...search, priceMin: null, priceMax: null, deliveryDays: null, chosen: Object.fromEntries(facetIds.map((facet) => [facet, []])) as unknown as SearchQuestion['chosen'] });

/** What the filters ask of an offer. Category and manufacturer are the product's: all of its offers have them. */
export const offerConditions = ({ chosen, priceMin, priceMax, deliveryDays = null }: Pick<SearchQuestion, 'chosen' | 'priceMin' | 'priceMax' | 'deliveryDays'>): OfferConditions => ({
  ...anyOffer,
  vendors: chosen.vendor,
  contracts: chosen.contract,
  indicators: chosen.indicator,
  sins: chosen.sin,
  units: chosen.unit,
  priceMin,
  priceMax,
  deliveryDays,
});

/** Neither words nor filters: a visitor who wants to look around. */
export const asksForNothing = (search: SearchQuestion): boolean => search.q === '' && search.kind === null && !hasFilters(search);

/** The problem with the keywords themselves; null when there is none, and when there are no keywords (specification, section 5). The keyword of a phrase begins behind its quotation mark. */
export const keywordProblem = (q: string): string | null => (q === '' ? null : searchKeywordRule(q.replace(/^["“]/, '')));
