import type { FacetId, SearchAnswer, SearchQuestion } from '@quartermaster/deployment';
import type { ScoredQuery } from './ranking.ts';
import type { Kind } from './request.ts';

/** The question to the database. */
export interface MatchQuery {
  /** The tsquery literal that finds; null when there are no words to find by. */
  readonly text: string | null;
  /** The one of the products that have all the words: they come first. */
  readonly all: string | null;
  /** Nothing was asked for: the whole catalog. */
  readonly everything: boolean;
  readonly scored: ScoredQuery;
  readonly numbers: ExactNumbers;
  readonly categoryFits: readonly { readonly categoryId: string; readonly fit: number }[];
  readonly manufacturers: readonly string[];
  readonly kind: Kind | null;
  readonly chosen: Readonly<Record<FacetId, readonly string[]>>;
  readonly chosenIds: Readonly<Record<FacetId, readonly number[]>>;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
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
  /** Matches that are ranked and counted; beyond it totals and counts are said to be at least so many. */
  readonly matches: number;
  /** Products that are looked at in the order of a sort before all matches are sorted. */
  readonly walked: number;
  /** How often a word of the query is weighed in a product: a query of many words weighs them in fewer products, the others keep their place behind. */
  readonly weighed: number;
}

export const searchLimits: SearchLimits = { matches: 10_000, walked: 20_000, weighed: 20_000 };
