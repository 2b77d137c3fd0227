import { identifier, join, sql, type Sql } from '@quartermaster/database';
import type { FacetCount, FacetId, SearchQuestion } from '@quartermaster/deployment';
import { facetCountsIn, partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { activeFacets, allOf, exactNumber, isFound, isOfKind, matchable, narrowing } from './conditions.ts';
import { listedJson, listing, valueCounts, valuesOf } from './facet-counts.ts';
import { orderOf, ranked, weighedProducts } from './match-columns.ts';
import { documentsOf, type Matches, type MatchQuery, type SearchLimits } from './match-query.ts';

/**
 * One page where more products match than are ranked. All that narrows is in the condition, so that a choice is never made among a
 * part of the products only; sorts follow an index; products with a number of the query, and those with all of its words, are looked for
 * apart from the others, which are ranked as far as the limit goes. Counts that were made on a part say so.
 */
export async function findAmongMany(catalog: StoreCatalog, query: MatchQuery, limits: SearchLimits): Promise<Matches> {
  const { total, counts } = isWhole(query) ? await countWhole(catalog, query) : await count(catalog, query, limits);
  const exactTotal = isWhole(query) || total <= limits.matches;
  const reachable = exactTotal ? total : limits.matches;
  const page = { offset: query.offset, limit: Math.max(0, Math.min(query.limit, reachable - query.offset)) };
  if (page.limit === 0) return { ids: [], total: reachable, exactTotal, counts };
  const isSorted = total > limits.matches && (query.everything || query.sort !== 'relevance');
  const ids = isSorted ? await sorted(catalog, query, page, limits) : await best(catalog, query, page, limits, exactTotal ? limits.matches : limits.sampled);
  return { ids, total: reachable, exactTotal, counts };
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface Counted {
  readonly total: number;
  readonly counts: readonly FacetCount[];
}

interface CountedRow {
  readonly total: number;
  readonly counts: readonly FacetCount[] | null;
}

/** Nothing narrows but the kind: the import has counted that. */
const isWhole = (query: MatchQuery): boolean => query.everything && narrowing({ ...query, kind: null }).length === 0;

const counted = ({ rows }: { readonly rows: readonly CountedRow[] }): Counted => ({ total: rows[0]?.total ?? 0, counts: rows[0]?.counts ?? [] });

async function countWhole(catalog: StoreCatalog, query: MatchQuery): Promise<Counted> {
  const number = query.kind === 'services' ? sql`service_count` : query.kind === 'products' ? sql`product_count` : sql`(product_count + service_count)`;
  return counted(await catalog.database.query<CountedRow>(sql`
    with ${listing(query, sql`select facet_value_id, ${number} as count, true as exact from ${facetCountsIn(catalog)} as every where ${number} > 0`)}
    select (select coalesce(sum(count), 0)::bigint from counted join marketplace.facet_value using (facet_value_id) where facet = 'category') as total, ${listedJson(query)} as counts`));
}

/** Matches that pass all facets but their own. */
const withoutOwn: Readonly<Record<FacetId, Sql>> = {
  category: identifier('without_category'),
  manufacturer: identifier('without_manufacturer'),
  vendor: identifier('without_vendor'),
  contract: identifier('without_contract'),
  indicator: identifier('without_indicator'),
  sin: identifier('without_sin'),
  unit: identifier('without_unit'),
};

/**
 * Counts up to one more than the limit: the result, and for each chosen facet what the others leave. Of a set that is larger, the values of the first ones
 * are counted: each has at least so many.
 */
async function count(catalog: StoreCatalog, query: MatchQuery, limits: SearchLimits): Promise<Counted> {
  const active = activeFacets(query);
  // Without words, a facet is counted among the products that its own choice leaves when no other is chosen.
  const apart = query.everything && active.length === 1 ? [] : active;
  // The vocabulary says already that more match than are counted.
  const most = isSurelyMany(query, limits) ? limits.sampled : limits.matches + 1;
  const isPart = (name: Sql): Sql => sql`(select count(*) from ${name}) >= ${Math.min(most, limits.matches + 1)}::integer`;
  const set = (name: Sql, without?: FacetId): Sql =>
    sql`${name} as materialized (select facets from ${matchable(catalog, query, 'first')} as product where ${matching(query, without)} limit ${most}::integer)`;
  const countsOf = (name: Sql, which: Sql): Sql =>
    valueCounts(sql`(select facets from ${name} limit (select case when ${isPart(name)} then ${limits.sampled}::integer end)) as counted`, which, sql`not (${isPart(name)})`);
  const others = apart.length === 0 ? sql`is not null` : sql`not in ${valuesOf(apart)}`;
  return counted(await catalog.database.query<CountedRow>(sql`
    with ${join([set(sql`found`), ...apart.map((facet) => set(withoutOwn[facet], facet))], ', ')},
    ${listing(query, join([countsOf(sql`found`, others), ...apart.map((facet) => countsOf(withoutOwn[facet], sql`in ${valuesOf([facet])}`))], ' union all '))}
    select case when ${isPart(sql`found`)} then ${limits.matches + 1}::bigint else (select count(*) from found) end as total, ${listedJson(query)} as counts`));
}

/** Nothing narrows, and more products than are counted have the word, or one where any is enough. */
export const isSurelyMany = (query: MatchQuery, limits: SearchLimits): boolean =>
  narrowing(query).length === 0 &&
  (query.any || query.scored.words.length === 1) &&
  query.scored.words.some((word) => documentsOf(word, query.scored) > limits.matches);

const matching = (query: MatchQuery, without?: FacetId): Sql => allOf([isFound(query), ...narrowing(query, without)]);

interface Id {
  readonly id: string;
}

/**
 * By relevance: the products that lead have a branch each.
 *
 * @param ranks products that are ranked of each branch, at most
 */
async function best(catalog: StoreCatalog, query: MatchQuery, page: Page, limits: SearchLimits, ranks: number): Promise<string[]> {
  const narrowed = narrowing(query);
  const words = (text: string): Sql => sql`search @@ ${text}::tsquery`;
  const number = exactNumber(query);
  const { text, all } = query;
  const notExact = number === null ? [] : [sql`(${number}) is not true`];
  const wheres = [
    ...(number === null ? [] : [[number]]),
    ...(all === null ? [] : [[words(all), ...notExact]]),
    ...(text === null || text === all ? [] : [[words(text), ...(all === null ? [] : [sql`not ${words(all)}`]), ...notExact]]),
    ...(query.everything ? [[]] : []),
  ];
  // Those that are not weighed are needed as far as the page goes.
  const weighed = query.sort === 'relevance' ? Math.min(ranks, weighedProducts(query, limits)) : weighedProducts(query, limits);
  const most = query.sort === 'relevance' ? Math.max(weighed, page.offset + page.limit) : limits.matches;
  const branches = wheres.map((where) => sql`(${ranked(query, limits, { products: matchable(catalog, query, 'first'), where: allOf([...where, ...narrowed]), most, weighed })})`);
  const { rows } = await catalog.database.query<Id>(
    sql`select product_id as id from (${join(branches, ' union all ')}) as candidate order by ${orderOf(query)}, product_id limit ${page.limit}::integer offset ${page.offset}::integer`,
  );
  return rows.map(({ id }) => id);
}

interface SortKey {
  readonly key: Sql;
  readonly direction: Sql;
}

const ascending = sql`asc nulls last`;

/** Orders that an index has, with the product's id behind them. Without words, all products are equally relevant. */
const sortKeys: Readonly<Record<SearchQuestion['sort'], SortKey>> = {
  relevance: { key: sql`product_id`, direction: ascending },
  price_low: { key: sql`price_low`, direction: ascending },
  price_high: { key: sql`price_high`, direction: sql`desc nulls last` },
  delivery: { key: sql`delivery_low`, direction: ascending },
  name: { key: sql`lower(name)`, direction: ascending },
};

/**
 * The page of a sort. So many match that they are soon found by going along the index; where they are all at its far end, they are sorted.
 */
async function sorted(catalog: StoreCatalog, query: MatchQuery, page: Page, limits: SearchLimits): Promise<string[]> {
  const products = partOf(catalog, 'product');
  const { key, direction } = sortKeys[query.sort];
  const part = sql`limit ${page.limit}::integer offset ${page.offset}::integer`;
  const order = sql`order by ${key} ${direction}, product_id`;
  const inOrder = sql`select * from ${products} as product where ${allOf(isOfKind(query))} ${order}`;
  const first = await catalog.database.query<Id>(
    isWhole(query)
      ? sql`select product_id as id from (${inOrder} ${part}) as every ${order}`
      : sql`select product_id as id from (${inOrder} limit ${limits.walked}::integer) as walked where ${matching(query)} ${order} ${part}`,
  );
  if (first.rows.length === page.limit) return first.rows.map(({ id }) => id);
  const { rows } = await catalog.database.query<Id>(
    sql`with every as materialized (select product_id, ${key} as key from ${matchable(catalog, query, 'all')} as product where ${matching(query)}) select product_id as id from every order by key ${direction}, product_id ${part}`,
  );
  return rows.map(({ id }) => id);
}
