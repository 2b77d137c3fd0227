import { join, sql, type Sql } from '@quartermaster/database';
import type { FacetId } from '@quartermaster/deployment';
import { foundOf, ownOf, partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import type { ExactNumbers, MatchQuery } from './match-query.ts';
import { facetIds } from './request.ts';

/** SQL conditions over the columns of a product. */

/** The facets of which something is chosen. */
export const activeFacets = ({ chosen }: MatchQuery): FacetId[] => facetIds.filter((facet) => chosen[facet].length > 0);

/** Whether a product has one of the chosen values of a facet. */
export const hasChosen = ({ chosenIds }: MatchQuery, facet: FacetId): Sql => sql`facets && ${chosenIds[facet]}::integer[]`;

/** Whether the query holds a number. */
export const isAsked = ({ partKeys, nsn, niin }: ExactNumbers): boolean => partKeys.length > 0 || nsn !== null || niin !== null;

/** Whether a product has one of the numbers: true or false, never null. */
export function isExact({ numbered, numbers: { partKeys, nsn, niin } }: MatchQuery): Sql {
  if (numbered !== undefined) return isOneOf(numbered);
  return anyOf([
    ...(partKeys.length > 0 ? [sql`part_key = any(${partKeys}::text[])`] : []),
    ...(nsn === null ? [] : [sql`coalesce(nsn = ${nsn}::text, false)`]),
    ...(niin === null ? [] : [sql`coalesce(right(nsn, 9) = ${niin}::text, false)`]),
  ]);
}

/** The same as a condition, which may be null: without `coalesce` the database can use its indexes. */
function hasNumber({ numbered, numbers: { partKeys, nsn, niin } }: Pick<MatchQuery, 'numbers' | 'numbered'>): Sql {
  if (numbered !== undefined) return isOneOf(numbered);
  return anyOf([
    ...(partKeys.length > 0 ? [sql`part_key = any(${partKeys}::text[])`] : []),
    ...(nsn === null ? [] : [sql`nsn = ${nsn}::text`]),
    ...(niin === null ? [] : [sql`right(nsn, 9) = ${niin}::text`]),
  ]);
}

const isOneOf = (products: readonly string[]): Sql => sql`product_id = any(${products}::text[])`;

/** Products with a number of the query that are looked up by themselves, at most. */
const mostNumbered = 1_000;

/** The query for a store with an index of its own, which has words alone: products with its numbers are looked up. */
export async function withNumbered(catalog: StoreCatalog, query: MatchQuery): Promise<MatchQuery> {
  if (catalog.ownIndex !== true || !isAsked(query.numbers)) return query;
  const { rows } = await catalog.database.query<{ id: string }>(
    sql`select product_id as id from ${foundOf(catalog)} as product where ${hasNumber({ numbers: query.numbers })} order by product_id limit ${mostNumbered}::integer`,
  );
  return { ...query, numbered: rows.map(({ id }) => id) };
}

/** Whether a product has all the words of the query. */
export const isComplete = ({ text, all }: MatchQuery): Sql => (all === null || all === text ? sql`true` : sql`search @@ ${all}::tsquery`);

export const anyOf = (ways: readonly Sql[]): Sql => (ways.length === 0 ? sql`false` : sql`(${join(ways, ' or ')})`);
export const allOf = (conditions: readonly Sql[]): Sql => (conditions.length === 0 ? sql`true` : join(conditions, ' and '));

/** Whether the words or the numbers of the query find a product. */
export function isFound(query: MatchQuery): Sql {
  const found = [...(query.text === null ? [] : [sql`search @@ ${query.text}::tsquery`]), ...(isAsked(query.numbers) ? [hasNumber(query)] : [])];
  return query.everything ? sql`true` : anyOf(found);
}

/** Written out, because services have indexes of their own. */
export const isOfKind = ({ kind }: MatchQuery): Sql[] => (kind === null ? [] : [kind === 'services' ? sql`kind = 'service'` : sql`kind = 'product'`]);

/**
 * The products among which a query finds: by words and numbers, whose indexes are of the whole catalog or the store's own, or by what narrows alone.
 *
 * @param most whether all matches are wanted or the first ones
 */
export const matchable = (catalog: StoreCatalog, { everything }: MatchQuery, most: 'all' | 'first'): Sql =>
  everything ? partOf(catalog, 'product') : catalog.ownIndex === true ? ownOf(catalog) : foundOf(catalog, { byCategory: most === 'all' });

/** Kind, price and delivery: what narrows every count alike. */
export function limitsOf(query: MatchQuery): Sql[] {
  const { priceMin, priceMax, deliveryDays } = query;
  return [
    ...isOfKind(query),
    ...(priceMin === null ? [] : [sql`price_high >= ${priceMin}::bigint`]),
    ...(priceMax === null ? [] : [sql`price_low <= ${priceMax}::bigint`]),
    ...(deliveryDays === null ? [] : [sql`delivery_low <= ${deliveryDays}::integer`]),
  ];
}

/** All that narrows: kind, price and the chosen facets, without the choice of one facet where it is named. */
export const narrowing = (query: MatchQuery, without?: FacetId): Sql[] => [
  ...limitsOf(query),
  ...activeFacets(query).filter((facet) => facet !== without).map((facet) => hasChosen(query, facet)),
];

/** The condition of the products with a number of the query, which an index answers; null without a number. */
export const exactNumber = (query: MatchQuery): Sql | null => (isAsked(query.numbers) ? hasNumber(query) : null);
