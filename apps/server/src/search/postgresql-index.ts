import { countMatches } from './catalog-words.ts';
import { findMatches } from './match-store.ts';
import type { ProductIndex } from './product-index.ts';
import { tsqueryOf } from './tsquery.ts';

/** The default: the full text index that the database of the catalog has of its products. */
export const postgresqlIndex: ProductIndex = {
  find: (catalog, query, limits) =>
    findMatches(catalog, { ...query, text: query.text && tsqueryOf(query.text), all: query.all && tsqueryOf(query.all) }, limits),
  count: (catalog, queries, limit) => countMatches(catalog, queries.map(tsqueryOf), limit),
};
