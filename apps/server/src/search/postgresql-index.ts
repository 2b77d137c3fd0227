import { countMatches, type CountedQuery } from './catalog-words.ts';
import { findMatches } from './match-store.ts';
import type { ProductIndex } from './product-index.ts';
import { anywhere, type TextQuery } from './text-query.ts';
import { tsqueryOf } from './tsquery.ts';

/** The default: the full text index that the database of the catalog has of its products. */
export const postgresqlIndex: ProductIndex = {
  find: (catalog, query, limits) =>
    findMatches(catalog, { ...query, text: query.text && tsqueryOf(query.text), all: query.all && tsqueryOf(query.all) }, limits),
  count: (catalog, queries, limit) => countMatches(catalog, queries.map(countedQuery), limit),
};

function countedQuery(query: TextQuery): CountedQuery {
  const [exactly, loosely] = [tsqueryOf(query), tsqueryOf(anywhere(query))];
  return { query: exactly, anywhere: exactly === loosely ? null : loosely };
}
