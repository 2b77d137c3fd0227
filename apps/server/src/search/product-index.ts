import type { StoreCatalog } from '../stores/assortment/index.ts';
import type { Matches, MatchQuery, SearchLimits } from './match-query.ts';
import type { Synonyms } from './synonyms/synonym-table.ts';
import type { TextQuery } from './text-query.ts';

/** What is looked for among the products. */
export interface ProductQuery extends Omit<MatchQuery, 'text' | 'all'> {
  /** What finds; null when there are no words to find by. */
  readonly text: TextQuery | null;
  /** What the products have that have all the words: they come first. */
  readonly all: TextQuery | null;
}

/**
 * Where products are looked for, by the words that `searchDocument` makes of their texts (docs/search-cluster.md). How a query is understood does not depend
 * on it. `index-contract.ts` says what each index has to give.
 */
export interface ProductIndex {
  /**
   * Finds, ranks, narrows and counts. A facet's counts leave out its own choice, so that a second value can be chosen beside the first; values of one facet
   * widen, facets narrow one another.
   */
  find(catalog: StoreCatalog, query: ProductQuery, limits: SearchLimits): Promise<Matches>;
  /** For each query the number of products that have its words, counted up to a limit. */
  count(catalog: StoreCatalog, queries: readonly TextQuery[], limit: number): Promise<number[]>;
}

/** A catalog with the index of its products, and other words for those of a query. */
export interface IndexedCatalog extends StoreCatalog {
  readonly index: ProductIndex;
  readonly synonyms: Synonyms;
}
