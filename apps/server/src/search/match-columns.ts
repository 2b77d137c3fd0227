import { sql, type Sql } from '@quartermaster/database';
import type { SearchQuestion } from '@quartermaster/deployment';
import { isComplete, isExact } from './conditions.ts';
import type { MatchQuery } from './match-query.ts';
import { ranking, textScore } from './ranking.ts';
import { termQuery } from './text-query.ts';

/** The rows of `fit`: how well the query names a category. */
export const fits = ({ categoryFits }: MatchQuery): Sql =>
  sql`fit as (select * from unnest(${categoryFits.map(({ categoryId }) => categoryId)}::text[], ${categoryFits.map(({ fit }) => fit)}::float8[]) as fit (category_id, fit))`;

/** The columns by which matches are ordered, over a product joined with `fit`. */
export const ranked = (query: MatchQuery): Sql => sql`product_id, name, price_low, price_high, delivery_low, facets,
        ${isExact(query.numbers)} as exact,
        ${isComplete(query)} as complete,
        ${query.text === null ? sql`0::float8` : textScore(query.scored, termQuery)}
          * (1 + ${ranking.category}::numeric * coalesce(fit.fit, 0))
          * case when manufacturer = any(${query.manufacturers}::text[]) then ${1 + ranking.manufacturer}::numeric else 1 end
          * case when price_low is null then ${ranking.unoffered}::numeric else 1 end as score`;

/** Orders of {@link ranked} rows; the product's id decides the rest. */
export const orders: Readonly<Record<SearchQuestion['sort'], Sql>> = {
  relevance: sql`exact desc, complete desc, score desc`,
  price_low: sql`price_low asc nulls last, score desc`,
  price_high: sql`price_high desc nulls last, score desc`,
  delivery: sql`delivery_low asc nulls last, score desc`,
  name: sql`lower(name) asc, score desc`,
};
