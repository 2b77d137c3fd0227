import type { z } from 'zod';
import { toners } from '../catalog/listed-products.examples.ts';
import type { productSummarySchema } from '../catalog/product.schema.ts';
import type { Facet, SearchSuccess } from './search.schema.ts';

type ProductSummary = z.output<typeof productSummarySchema>;

/** How many of the results have each value of a facet, the most first. */
function counted<Counted>(results: readonly Counted[], valueOf: (result: Counted) => { readonly value: string; readonly label: string }): Facet['values'] {
  const values = Map.groupBy(results.map(valueOf), ({ value }) => value);
  return [...values].map(([value, same]) => ({ value, label: same[0]?.label ?? value, count: same.length, selected: false })).toSorted((one, other) => other.count - one.count);
}

/** Those of the product, and of the vendor whose offer is chosen, each once. */
const indicatorsOf = ({ indicators, bestOffer }: ProductSummary) => [...new Map([...indicators, ...(bestOffer?.indicators ?? [])].map((indicator) => [indicator.code, indicator])).values()];

/** The facets of results that are all there are. */
export function facetsOf(results: readonly ProductSummary[]): Facet[] {
  const isOfServices = results.length > 0 && results.every(({ kind }) => kind === 'service');
  const facets: Facet[] = [
    { id: 'category', label: 'Category', exactCounts: true, values: counted(results, ({ category }) => ({ value: category.id, label: category.name })) },
    { id: 'manufacturer', label: isOfServices ? 'Contractor' : 'Manufacturer', exactCounts: true, values: counted(results, ({ manufacturer }) => ({ value: manufacturer, label: manufacturer })) },
    { id: 'indicator', label: 'Federal indicators', exactCounts: true, values: counted(results.flatMap(indicatorsOf), ({ code, label }) => ({ value: code, label })) },
  ];
  return facets.filter(({ values }) => values.length > 0);
}

/** An answer whose results are all that match. */
export function searchAnswer(q: string, results: readonly ProductSummary[], more: Partial<SearchSuccess> = {}): SearchSuccess {
  return {
    q, kind: null, total: results.length, exactTotal: true, page: 1, pageSize: 25, sort: 'relevance', results: [...results], facets: facetsOf(results),
    categoryPath: [], price: { min: null, max: null }, correction: null, offer: null, anyWord: false, fewerWords: [], namedCategory: null, kinds: null, withAllWords: results.length, exactMatch: null, ...more,
  };
}

/** The third page of more matches than are counted: facets are counted on a part of them. */
export const manyResults: SearchSuccess = searchAnswer('toner', toners, {
  total: 10_000,
  withAllWords: 10_000,
  exactTotal: false,
  page: 3,
  facets: facetsOf(toners).map((facet) => ({ ...facet, exactCounts: false, values: facet.values.map((value) => ({ ...value, count: value.count * 373 })) })),
});
