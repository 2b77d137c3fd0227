import { sql, type Sql } from '@quartermaster/database';
import type { SearchQuestion } from '@quartermaster/deployment';
import { isComplete, isExact } from './conditions.ts';
import type { MatchQuery, SearchLimits } from './match-query.ts';
import { ranking, textScore, weighedWords } from './ranking.ts';
import { termQuery } from './tsquery.ts';

/** The rows of `fit`: how well the query names a category. */
export const fits = ({ categoryFits }: MatchQuery): Sql =>
  sql`fit as (select * from unnest(${categoryFits.map(({ categoryId }) => categoryId)}::text[], ${categoryFits.map(({ fit }) => fit)}::float8[]) as fit (category_id, fit))`;

/**
 * The columns by which matches are ordered, over a product joined with `fit`.
 *
 * @param most products that are weighed
 */
export const ranked = (query: MatchQuery, limits: SearchLimits, most = weighedProducts(query, limits)): Sql => sql`product_id, name, price_low, price_high, delivery_low, facets,
        ${isExact(query.numbers)} as exact,
        ${isComplete(query)} as complete,
        ${bounded(score(query), most, limits)} as score`;

const score = (query: MatchQuery): Sql => sql`${query.text === null ? sql`0::float8` : textScore(query.scored, termQuery)}
          * (1 + ${ranking.category}::float8 * coalesce(fit.fit, 0))
          * case when manufacturer = any(${query.manufacturers}::text[]) then ${1 + ranking.manufacturer}::float8 else 1 end
          * case when price_low is null then ${ranking.unoffered}::float8 else 1 end`;

/** The products in which the words of the query are weighed, at most. */
export const weighedProducts = ({ scored }: MatchQuery, { matches, weighed }: SearchLimits): number => Math.min(matches, Math.floor(weighed / Math.max(1, weighedWords(scored))));

/** The others follow as the database gives them: the same on each page. */
function bounded(value: Sql, products: number, limits: SearchLimits): Sql {
  return products >= limits.matches ? value : sql`case when row_number() over () <= ${products}::bigint then ${value} else -row_number() over () end`;
}

/** Orders of {@link ranked} rows; the product's id decides the rest. */
export const orders: Readonly<Record<SearchQuestion['sort'], Sql>> = {
  relevance: sql`exact desc, complete desc, score desc`,
  price_low: sql`price_low asc nulls last, score desc`,
  price_high: sql`price_high desc nulls last, score desc`,
  delivery: sql`delivery_low asc nulls last, score desc`,
  name: sql`lower(name) asc, score desc`,
};
