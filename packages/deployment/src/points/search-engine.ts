import type { AttributesOf, Facet, SearchRequest, StoreName } from '@quartermaster/contracts';
import { serverPoint, withMethods } from './server-point.ts';

export type FacetId = Facet['id'];

/** A checked search with its defaults. */
export interface SearchQuestion {
  /** The words as they were typed, with single spaces; empty where only facets are chosen. */
  readonly q: string;
  readonly kind: NonNullable<SearchRequest['kind']> | null;
  /** Values of one facet widen the result, facets narrow one another. */
  readonly chosen: Readonly<Record<FacetId, readonly string[]>>;
  /** Cents. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** At most so many days to the delivery of an offer; null or left out: any. */
  readonly deliveryDays?: number | null;
  readonly sort: NonNullable<SearchRequest['sort']>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly correctSpelling: boolean;
  /** The facet of which not only the values of most products are counted, but all of them, up to {@link mostListedValues}. */
  readonly listed?: FacetId;
}

/** The values of a facet that an answer lists at most, where they are all wanted. */
export const mostListedValues = 2_000;

/** How many of the products found have one value of a facet; the facet's own choice is left out of the count. */
export interface FacetCount {
  readonly facet: FacetId;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** False where a part of the products was counted: there are at least so many. */
  readonly exact: boolean;
}

/** One page of a result. */
export interface SearchAnswer {
  readonly matches: {
    /** Product ids of the page, best first. */
    readonly ids: readonly string[];
    readonly total: number;
    /** False where `total` is a limit, and more match. */
    readonly exactTotal: boolean;
    /** How many of the total are services; left out where that is not known. */
    readonly services?: number;
    readonly counts: readonly FacetCount[];
  };
  /** How many of the results have all the words (or the number); the others, behind them, have some. */
  readonly complete: number;
  readonly correction: { readonly from: string; readonly to: string } | null;
  /** Another spelling of the query that may have been meant; what is found is for the words as they are. */
  readonly offer: string | null;
  /** The id of the category that the words name; null or left out: none. */
  readonly namedCategory?: string | null;
  readonly exactMatch: { readonly kind: 'partNumber' | 'nsn'; readonly value: string } | null;
}

/** The part of the catalog that is searched. */
export interface SearchScope {
  /** The store whose own assortment and prices count; null: the whole catalog at the prices of the contracts. */
  readonly assortment: StoreName | null;
}

export type Suggestion = AttributesOf<'/autocomplete', 'Success'>['suggestions'][number];

/** Finds products and services. */
export interface SearchEngine {
  search(scope: SearchScope, question: SearchQuestion): Promise<SearchAnswer>;
  /** Completions of the term that is being typed, at most `most`. */
  complete(scope: SearchScope, term: string, most: number): Promise<readonly Suggestion[]>;
}

export const searchEngine = serverPoint<SearchEngine>()('search-engine', 'one', {
  doc: 'Finds products. The default searches in PostgreSQL, or in the OpenSearch cluster that the operator names. Replace it with the client of another search server.',
  validate: withMethods('search', 'complete'),
});
