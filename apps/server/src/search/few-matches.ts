import { join, sql, type Sql } from '@quartermaster/database';
import type { FacetCount, FacetId } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { activeFacets, allOf, anyOf, hasChosen, isFound, limitsOf, matchable } from './conditions.ts';
import { listedJson, listing, valueCounts, valuesOf } from './facet-counts.ts';
import { orderOf, ranked } from './match-columns.ts';
import type { MatchQuery, SearchLimits } from './match-query.ts';

interface Answer {
  readonly ids: readonly string[] | null;
  readonly total: number;
  readonly matched: number;
  readonly counts: readonly FacetCount[] | null;
}

/** One page of what was found, with its counts. */
export interface FewMatches {
  readonly ids: readonly string[];
  readonly total: number;
  readonly counts: readonly FacetCount[];
}

/** Finds, ranks, narrows and counts in one statement; null when more match than are ranked. */
export async function findFew(catalog: StoreCatalog, query: MatchQuery, limits: SearchLimits): Promise<FewMatches | null> {
  const { rows } = await catalog.database.query<Answer>(statement(query, matchable(catalog, query, 'all'), limits));
  const { ids = null, total = 0, matched = 0, counts = null } = rows[0] ?? {};
  return matched > limits.matches ? null : { ids: ids ?? [], total, counts: counts ?? [] };
}

function statement(query: MatchQuery, products: Sql, limits: SearchLimits): Sql {
  const active = activeFacets(query);
  const matched = ranked(query, limits, {
    products,
    where: conditions(query, active),
    most: limits.matches + 1,
    more: active.map((facet) => ({ name: passesOne[facet], value: hasChosen(query, facet) })),
  });
  return sql`
    with matched as materialized (${matched}),
    found as not materialized (select * from matched where ${passes(active)}),
    page as materialized (select product_id from found order by ${orderOf(query)}, product_id limit ${query.limit}::integer offset ${query.offset}::integer),
    ${listing(query, countsOf(active))}
    select (select array_agg(product_id) from page) as ids,
      (select count(*) from found) as total,
      (select count(*) from matched) as matched,
      ${listedJson(query)} as counts`;
}

/** The column that says whether a product passes one facet. */
const passesOne: Readonly<Record<FacetId, Sql>> = {
  category: sql`in_category`,
  manufacturer: sql`in_manufacturer`,
  vendor: sql`in_vendor`,
  contract: sql`in_contract`,
  indicator: sql`in_indicator`,
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
function countsOf(active: readonly FacetId[]): Sql {
  const own = active.map((facet) => valueCounts(sql`(select facets from matched where ${passes(active.filter((other) => other !== facet))}) as passing`, sql`in ${valuesOf([facet])}`));
  return join([valueCounts(sql`found`, active.length === 0 ? sql`is not null` : sql`not in ${valuesOf(active)}`), ...own], ' union all ');
}
