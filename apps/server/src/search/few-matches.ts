import { join, sql, type Sql } from '@quartermaster/database';
import type { FacetCount, FacetId } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { activeFacets, allOf, anyOf, hasChosen, isAsked, isFound, limitsOf, matchable } from './conditions.ts';
import { listedJson, listing, valueCounts, valuesOf } from './facet-counts.ts';
import { orderOf, ranked } from './match-columns.ts';
import { documentsOf, type Matches, type MatchQuery, type SearchLimits } from './match-query.ts';

interface Answer {
  readonly ids: readonly string[] | null;
  readonly total: number;
  readonly matched: number;
  readonly services: number | null;
  readonly counts: readonly FacetCount[] | null;
}

/**
 * Finds, ranks, narrows and counts in one statement; null where more match than are ranked, and the first ones of them are not enough for an answer. Where they are, facets are
 * counted among a part of them.
 */
export async function findFew(catalog: StoreCatalog, query: MatchQuery, limits: SearchLimits): Promise<Matches | null> {
  const { rows } = await catalog.database.query<Answer>(statement(query, matchable(catalog, query, 'all'), limits, limits.matches + 1));
  const { ids = null, total = 0, matched = 0, services = null, counts = null } = rows[0] ?? {};
  if (matched <= limits.matches) return { ids: ids ?? [], total, exactTotal: true, counts: counts ?? [], ...(services !== null && { services }) };
  return isAnyPartEnough(query) ? { ids: (ids ?? []).slice(0, Math.max(0, limits.matches - query.offset)), total: limits.matches, exactTotal: false, counts: counts ?? [] } : null;
}

/**
 * The same of the first matches alone, where more than are ranked are known to match; null where the first ones are not enough for an answer, or there are fewer than was said.
 */
export async function findFirst(catalog: StoreCatalog, query: MatchQuery, limits: SearchLimits): Promise<Matches | null> {
  if (!isAnyPartEnough(query) || Math.min(query.offset + query.limit, limits.matches) > limits.sampled) return null;
  const products = hasSample(catalog, query, limits) ? sampledProducts : matchable(catalog, query, 'first');
  const { rows } = await catalog.database.query<Answer>(statement(query, products, limits, limits.sampled));
  const { ids = null, matched = 0, counts = null } = rows[0] ?? {};
  return matched < limits.sampled ? null : { ids: ids ?? [], total: limits.matches, exactTotal: false, counts: counts ?? [] };
}

/** Every sixteenth product of the catalog, which has an index of its own (migration 0006). */
const sampledProducts = sql`(select * from marketplace.product where left(md5(product_id), 1) = '0')`;
const sampledShare = 16;

/** Whether a word of the query is in so many products that every sixteenth is enough, be the sample twice as small as it should be. */
const hasSample = (catalog: StoreCatalog, { scored }: MatchQuery, { sampled }: SearchLimits): boolean =>
  catalog.assortment === null && scored.words.some((word) => documentsOf(word, scored) > 2 * sampledShare * sampled);

/** Nothing leads the others, wherever it lies among them, and no choice is made among a part of the products only. */
const isAnyPartEnough = (query: MatchQuery): boolean =>
  query.text !== null && query.sort === 'relevance' && activeFacets(query).length === 0 && !isAsked(query.numbers) && (query.all === null || query.all === query.text);

/** @param most matches that are found */
function statement(query: MatchQuery, products: Sql, limits: SearchLimits, most: number): Sql {
  const active = activeFacets(query);
  const matched = ranked(query, limits, {
    products,
    where: conditions(query, active),
    most,
    more: active.map((facet) => ({ name: passesOne[facet], value: hasChosen(query, facet) })),
  });
  return sql`
    with matched as materialized (${matched}),
    size as materialized (select count(*) as matched from matched),
    found as not materialized (select * from matched where ${passes(active)}),
    page as materialized (select product_id from found order by ${orderOf(query)}, product_id limit ${query.limit}::integer offset ${query.offset}::integer),
    ${listing(query, countsOf(active, limits, most))}
    select (select array_agg(product_id) from page) as ids,
      ${active.length === 0 ? sql`matched` : sql`(select count(*) from found)`} as total,
      matched,
      ${query.kind === null ? sql`(select count(*) from found where is_service)` : sql`null::bigint`} as services,
      ${listedJson(query)} as counts
    from size`;
}

/** The column that says whether a product passes one facet. */
const passesOne: Readonly<Record<FacetId, Sql>> = {
  category: sql`in_category`,
  manufacturer: sql`in_manufacturer`,
  vendor: sql`in_vendor`,
  contract: sql`in_contract`,
  indicator: sql`in_indicator`,
  sin: sql`in_sin`,
  unit: sql`in_unit`,
};

const passes = (facets: readonly FacetId[]): Sql => allOf(facets.map((facet) => passesOne[facet]));

function conditions(query: MatchQuery, active: readonly FacetId[]): Sql {
  return allOf([
    isFound(query),
    // A product that passes no facet at all is neither shown nor counted.
    ...(query.everything && active.length > 0 ? [anyOf(active.map((facet) => hasChosen(query, facet)))] : []),
    ...limitsOf(query),
  ]);
}

/** The counts of each facet on the products that pass all the others. */
function countsOf(active: readonly FacetId[], limits: SearchLimits, most: number): Sql {
  const isPart = sql`(select matched >= ${most}::integer from size)`;
  if (active.length === 0) return valueCounts(sql`(select facets from matched limit (select case when ${isPart} then ${limits.sampled}::integer end)) as counted`, sql`is not null`, sql`not ${isPart}`);
  const own = active.map((facet) => valueCounts(sql`(select facets from matched where ${passes(active.filter((other) => other !== facet))}) as passing`, sql`in ${valuesOf([facet])}`));
  return join([valueCounts(sql`found`, sql`not in ${valuesOf(active)}`), ...own], ' union all ');
}
