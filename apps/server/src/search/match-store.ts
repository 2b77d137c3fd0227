import { empty, join, sql, type Sql } from '@quartermaster/database';
import type { FacetCount, FacetId, SearchAnswer, SearchQuestion } from '@quartermaster/deployment';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { textScore, ranking, type ScoredQuery } from './ranking.ts';
import { facetIds, type Kind } from './request.ts';
import { termQuery } from './text-query.ts';

/** At most so many matches are ranked and counted; beyond it the numbers are said to be at least so many. */
const matchLimit = 10_000;
/** Values of a facet that are listed; chosen ones come on top of them. */
const facetValuesShown = 60;

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

const orders: Readonly<Record<SearchQuestion['sort'], Sql>> = {
  relevance: sql`exact desc, complete desc, score desc`,
  price_low: sql`price_low asc nulls last, score desc`,
  price_high: sql`price_high desc nulls last, score desc`,
  delivery: sql`delivery_low asc nulls last, score desc`,
  name: sql`lower(name) asc, score desc`,
};

/** The ids of chosen values; a category includes those below it. */
export async function findChosen({ database }: StoreCatalog, chosen: Readonly<Record<FacetId, readonly string[]>>): Promise<Record<FacetId, number[]>> {
  const ids: Record<FacetId, number[]> = { category: [], manufacturer: [], vendor: [], contract: [], indicator: [] };
  const pairs = facetIds.flatMap((facet) => chosen[facet].map((value) => ({ facet, value })));
  if (pairs.length === 0) return ids;
  const { rows } = await database.query<{ facet: FacetId; id: number }>(
    `select asked.facet, facet_value_id as id from unnest($1::text[], $2::text[]) as asked (facet, value)
     join marketplace.facet_value on facet_value.value = asked.value
      and (facet_value.facet = asked.facet or (asked.facet = 'category' and facet_value.facet = 'ancestor'))`,
    [pairs.map(({ facet }) => facet), pairs.map(({ value }) => value)],
  );
  for (const { facet, id } of rows) ids[facet].push(id);
  return ids;
}

interface Answer {
  readonly ids: readonly string[] | null;
  readonly total: number;
  readonly matched: number;
  readonly counts: readonly FacetCount[] | null;
}

/**
 * Finds, ranks, narrows and counts in one statement. A facet's counts leave out its own choice, so that a second value can be
 * chosen beside the first; values of one facet widen, facets narrow one another.
 */
export async function findMatches(catalog: StoreCatalog, query: MatchQuery): Promise<Matches> {
  const { rows } = await catalog.database.query<Answer>(matchStatement(query, partOf(catalog, 'product')));
  const { ids = null, total = 0, matched = 0, counts = null } = rows[0] ?? {};
  return { ids: ids ?? [], total: Math.min(total, matchLimit), exactTotal: matched <= matchLimit, counts: counts ?? [] };
}

function matchStatement(query: MatchQuery, products: Sql): Sql {
  const active = facetIds.filter((facet) => query.chosen[facet].length > 0);
  const has = (facet: FacetId): Sql => sql`facets && ${query.chosenIds[facet]}::integer[]`;
  return sql`
    with fit as (select * from unnest(${query.categoryFits.map(({ categoryId }) => categoryId)}::text[], ${query.categoryFits.map(({ fit }) => fit)}::float8[]) as fit (category_id, fit)),
    matched as materialized (
      select product_id, name, price_low, price_high, delivery_low, facets,
        ${active.length === 0 ? empty : sql`${join(active.map((facet) => sql`${has(facet)} as ${passesOne[facet]}`), ', ')},`}
        ${isExact(query.numbers)} as exact,
        ${query.all === null || query.all === query.text ? sql`true` : sql`search @@ ${query.all}::tsquery`} as complete,
        ${query.text === null ? sql`0::float8` : textScore(query.scored, termQuery)}
          * (1 + ${ranking.category}::numeric * coalesce(fit.fit, 0))
          * case when manufacturer = any(${query.manufacturers}::text[]) then ${1 + ranking.manufacturer}::numeric else 1 end
          * case when price_low is null then ${ranking.unoffered}::numeric else 1 end as score
      from ${products} as product left join fit using (category_id)
      where ${conditions(query, active.map(has))}
      limit ${matchLimit + 1}
    ),
    found as not materialized (select * from matched where ${passes(active)}),
    page as (select product_id, row_number() over (order by ${orders[query.sort]}, product_id) as place from found
      order by place limit ${query.limit}::integer offset ${query.offset}::integer),
    counted as (${countsOf(active)}),
    listed as (
      select facet, value, label, count, row_number() over (partition by facet order by count desc, label) as place
      from counted join marketplace.facet_value using (facet_value_id) where facet <> 'ancestor' or ${isChosen(query)}
    )
    select (select array_agg(product_id order by place) from page) as ids,
      (select count(*) from found) as total,
      (select count(*) from matched) as matched,
      (select json_agg(json_build_object('facet', case facet when 'ancestor' then 'category' else facet end, 'value', value, 'label', label, 'count', count) order by facet, place)
       from listed where place <= ${facetValuesShown}::integer or ${isChosen(query)}) as counts`;
}

const anyChosen = ({ chosen }: MatchQuery): boolean => facetIds.some((facet) => chosen[facet].length > 0);

/** The column that says whether a product passes one facet. */
const passesOne: Readonly<Record<FacetId, Sql>> = {
  category: sql`in_category`,
  manufacturer: sql`in_manufacturer`,
  vendor: sql`in_vendor`,
  contract: sql`in_contract`,
  indicator: sql`in_indicator`,
};

const passes = (facets: readonly FacetId[]): Sql => (facets.length === 0 ? sql`true` : join(facets.map((facet) => passesOne[facet]), ' and '));

const isAsked = ({ partKeys, nsn, niin }: ExactNumbers): boolean => partKeys.length > 0 || nsn !== null || niin !== null;

/** Whether a product has one of the numbers: true or false, never null. */
function isExact({ partKeys, nsn, niin }: ExactNumbers): Sql {
  return anyOf([
    ...(partKeys.length > 0 ? [sql`part_key = any(${partKeys}::text[])`] : []),
    ...(nsn === null ? [] : [sql`coalesce(nsn = ${nsn}::text, false)`]),
    ...(niin === null ? [] : [sql`coalesce(right(nsn, 9) = ${niin}::text, false)`]),
  ]);
}

/** The same as a condition, which may be null: without `coalesce` the database can use its indexes. */
function hasNumber({ partKeys, nsn, niin }: ExactNumbers): Sql {
  return anyOf([
    ...(partKeys.length > 0 ? [sql`part_key = any(${partKeys}::text[])`] : []),
    ...(nsn === null ? [] : [sql`nsn = ${nsn}::text`]),
    ...(niin === null ? [] : [sql`right(nsn, 9) = ${niin}::text`]),
  ]);
}

const anyOf = (ways: readonly Sql[]): Sql => (ways.length === 0 ? sql`false` : sql`(${join(ways, ' or ')})`);

function conditions(query: MatchQuery, chosen: readonly Sql[]): Sql {
  const { text, everything, kind, numbers, priceMin, priceMax } = query;
  const found = [...(text === null ? [] : [sql`search @@ ${text}::tsquery`]), ...(isAsked(numbers) ? [hasNumber(numbers)] : [])];
  return join([
    everything ? sql`true` : anyOf(found),
    // A product that passes no facet at all is neither shown nor counted.
    ...(everything && anyChosen(query) ? [anyOf(chosen)] : []),
    ...(kind === null ? [] : [sql`kind = ${kind === 'services' ? 'service' : 'product'}::text`]),
    ...(priceMin === null ? [] : [sql`price_high >= ${priceMin}::bigint`]),
    ...(priceMax === null ? [] : [sql`price_low <= ${priceMax}::bigint`]),
  ], ' and ');
}

/** The facets of the database whose values count for a facet of the search. */
const facetsOf: Readonly<Record<FacetId, Sql>> = {
  category: sql`'category', 'ancestor'`,
  manufacturer: sql`'manufacturer'`,
  vendor: sql`'vendor'`,
  contract: sql`'contract'`,
  indicator: sql`'indicator'`,
};

/** The counts of each facet on the products that pass all the others. */
function countsOf(active: readonly FacetId[]): Sql {
  if (active.length === 0) return sql`select facet_value_id, count(*) as count from found, unnest(facets) as value (facet_value_id) group by facet_value_id`;
  const own = active.map(
    (facet) => sql`select facet_value_id, count(*) from matched, unnest(facets) as value (facet_value_id)
      where ${passes(active.filter((other) => other !== facet))}
        and facet_value_id in (select facet_value_id from marketplace.facet_value where facet in (${facetsOf[facet]})) group by facet_value_id`,
  );
  const others = sql`select facet_value_id, count(*) as count from found, unnest(facets) as value (facet_value_id)
    where facet_value_id not in (select facet_value_id from marketplace.facet_value where facet in (${join(active.map((facet) => facetsOf[facet]), ', ')})) group by facet_value_id`;
  return join([others, ...own], ' union all ');
}

function isChosen(query: MatchQuery): Sql {
  const pairs = facetIds.flatMap((facet) => query.chosen[facet].map((value) => `${facet} ${value}`));
  return sql`(case facet when 'ancestor' then 'category' else facet end || ' ' || value = any(${pairs}::text[]))`;
}
