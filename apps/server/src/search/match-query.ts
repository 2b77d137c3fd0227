import type { FacetId, SearchAnswer, SearchQuestion } from '@quartermaster/deployment';
import { largeCatalog } from '../stores/assortment/index.ts';
import type { Statistics } from './catalog-words.ts';
import type { QueryWord } from './query-words.ts';
import type { ScoredQuery } from './ranking.ts';
import type { Kind } from './request.ts';

/** The question to the database. */
export interface MatchQuery {
  /** The tsquery literal that finds; null when there are no words to find by. */
  readonly text: string | null;
  /** The one of the products that have all the words: they come first. */
  readonly all: string | null;
  /** Any one of the words is enough. */
  readonly any: boolean;
  /** Nothing was asked for: the whole catalog. */
  readonly everything: boolean;
  readonly scored: ScoredQuery;
  readonly numbers: ExactNumbers;
  /** The products with one of the numbers, where they have been looked up: the index of a store has words alone. */
  readonly numbered?: readonly string[];
  readonly categoryFits: readonly { readonly categoryId: string; readonly fit: number }[];
  readonly kind: Kind | null;
  /** The query names no service: services follow products. */
  readonly servicesLast: boolean;
  /** The facet of which all values are listed. */
  readonly listed?: FacetId | undefined;
  readonly chosen: Readonly<Record<FacetId, readonly string[]>>;
  readonly chosenIds: Readonly<Record<FacetId, readonly number[]>>;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly deliveryDays: number | null;
  readonly sort: SearchQuestion['sort'];
  readonly offset: number;
  readonly limit: number;
}

/** Part numbers and stock numbers that the query may hold. */
export interface ExactNumbers {
  readonly partKeys: readonly string[];
  readonly nsn: string | null;
  readonly niin: string | null;
}

export type Matches = SearchAnswer['matches'];

/** How much of the catalog one search goes through. */
export interface SearchLimits {
  /** Matches of which all are ranked and counted; beyond it totals and counts are said to be at least so many. */
  readonly matches: number;
  /** Of more matches than that so many are ranked, and their facets counted: a buyer narrows them, and does not read thousands. */
  readonly sampled: number;
  /** Products that are looked at in the order of a sort before all matches are sorted. */
  readonly walked: number;
  /** How often a word of the query is weighed in a product: a query of many words weighs them in fewer products, the others keep their place behind. */
  readonly weighed: number;
  /** How often a word of the query is looked for in a product that may lack one of them. */
  readonly tried: number;
}

export const searchLimits: SearchLimits = { matches: 10_000, sampled: 2_500, walked: 20_000, weighed: 20_000, tried: 100_000 };

/** In a large catalog, words have more matches, and each lies farther from the next: a buyer narrows them sooner. */
export const limitsIn = ({ catalog }: Statistics): SearchLimits => (catalog > largeCatalog ? { ...searchLimits, matches: searchLimits.sampled } : searchLimits);

/** The products that have a word, in the way in which most have it. */
export const documentsOf = ({ alternatives }: QueryWord, { known }: ScoredQuery): number =>
  Math.max(0, ...alternatives.map(({ terms }) => (terms.length === 1 ? (known.get(terms[0] ?? '')?.documentCount ?? 0) : 0)));
