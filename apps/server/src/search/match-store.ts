import type { FacetCount, FacetId, SearchAnswer, SearchQuestion } from '@quartermaster/deployment';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { Parameters, textScore, ranking, type ScoredQuery } from './ranking.ts';
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
  /** Nothing was asked for: the whole catalogue. */
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

const orders: Readonly<Record<SearchQuestion['sort'], string>> = {
  relevance: 'exact desc, complete desc, score desc',
  price_low: 'price_low asc nulls last, score desc',
  price_high: 'price_high desc nulls last, score desc',
  delivery: 'delivery_low asc nulls last, score desc',
  name: 'lower(name) asc, score desc',
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
  const parameters = new Parameters();
  const text = buildStatement(query, parameters, partOf(catalog, 'product', parameters.values));
  const { rows } = await catalog.database.query<Answer>(text, parameters.values);
  const { ids = null, total = 0, matched = 0, counts = null } = rows[0] ?? {};
  return { ids: ids ?? [], total: Math.min(total, matchLimit), exactTotal: matched <= matchLimit, counts: counts ?? [] };
}

function buildStatement(query: MatchQuery, parameters: Parameters, products: string): string {
  const active = facetIds.filter((facet) => query.chosen[facet].length > 0);
  const has = (facet: FacetId): string => `facets && ${parameters.add(query.chosenIds[facet], 'integer[]')}`;
  const exact = exactCondition(query.numbers, parameters);
  const passes = (facets: readonly FacetId[]): string => (facets.length === 0 ? 'true' : facets.map((facet) => `in_${facet}`).join(' and '));
  const shown = parameters.add(facetValuesShown, 'integer');
  return `
    with fit as (select * from unnest(${parameters.add(query.categoryFits.map(({ categoryId }) => categoryId), 'text[]')}, ${parameters.add(query.categoryFits.map(({ fit }) => fit), 'float8[]')}) as fit (category_id, fit)),
    matched as materialized (
      select product_id, name, price_low, price_high, delivery_low, facets,
        ${active.map((facet) => `${has(facet)} as in_${facet},`).join(' ')}
        ${exact} as exact,
        ${query.all === null || query.all === query.text ? 'true' : `search @@ ${parameters.add(query.all, 'tsquery')}`} as complete,
        ${query.text === null ? '0::float8' : textScore(query.scored, termQuery, parameters)}
          * (1 + ${ranking.category} * coalesce(fit.fit, 0))
          * case when manufacturer = any(${parameters.add(query.manufacturers, 'text[]')}) then ${1 + ranking.manufacturer} else 1 end
          * case when price_low is null then ${ranking.unoffered} else 1 end as score
      from ${products} as product left join fit using (category_id)
      where ${conditions(query, exact, () => active.map(has), parameters)}
      limit ${matchLimit + 1}
    ),
    found as not materialized (select * from matched where ${passes(active)}),
    page as (select product_id, row_number() over (order by ${orders[query.sort]}, product_id) as place from found
      order by place limit ${parameters.add(query.limit, 'integer')} offset ${parameters.add(query.offset, 'integer')}),
    counted as (${countsOf(active, passes)}),
    listed as (
      select facet, value, label, count, row_number() over (partition by facet order by count desc, label) as place
      from counted join marketplace.facet_value using (facet_value_id) where facet <> 'ancestor' or ${isChosen(query, parameters)}
    )
    select (select array_agg(product_id order by place) from page) as ids,
      (select count(*) from found) as total,
      (select count(*) from matched) as matched,
      (select json_agg(json_build_object('facet', case facet when 'ancestor' then 'category' else facet end, 'value', value, 'label', label, 'count', count) order by facet, place)
       from listed where place <= ${shown} or ${isChosen(query, parameters)}) as counts`;
}

const anyChosen = ({ chosen }: MatchQuery): boolean => facetIds.some((facet) => chosen[facet].length > 0);

function exactCondition({ partKeys, nsn, niin }: ExactNumbers, parameters: Parameters): string {
  const ways = [
    ...(partKeys.length > 0 ? [`part_key = any(${parameters.add(partKeys, 'text[]')})`] : []),
    ...(nsn === null ? [] : [`coalesce(nsn = ${parameters.add(nsn, 'text')}, false)`]),
    ...(niin === null ? [] : [`coalesce(right(nsn, 9) = ${parameters.add(niin, 'text')}, false)`]),
  ];
  return ways.length === 0 ? 'false' : `(${ways.join(' or ')})`;
}

function conditions(query: MatchQuery, exact: string, chosen: () => readonly string[], parameters: Parameters): string {
  const { text, everything, kind, priceMin, priceMax } = query;
  // Without `coalesce` the database can use its indexes.
  const byNumber = exact.replaceAll('coalesce(', '(').replaceAll(', false)', ')');
  const found = [...(text === null ? [] : [`search @@ ${parameters.add(text, 'tsquery')}`]), ...(exact === 'false' ? [] : [byNumber])];
  return [
    everything ? 'true' : found.length === 0 ? 'false' : `(${found.join(' or ')})`,
    // A product that passes no facet at all is neither shown nor counted.
    ...(everything && anyChosen(query) ? [`(${chosen().join(' or ')})`] : []),
    ...(kind === null ? [] : [`kind = ${parameters.add(kind === 'services' ? 'service' : 'product', 'text')}`]),
    ...(priceMin === null ? [] : [`price_high >= ${parameters.add(priceMin, 'bigint')}`]),
    ...(priceMax === null ? [] : [`price_low <= ${parameters.add(priceMax, 'bigint')}`]),
  ].join(' and ');
}

/** The counts of each facet on the products that pass all the others. */
function countsOf(active: readonly FacetId[], passes: (facets: readonly FacetId[]) => string): string {
  const plain = 'select facet_value_id, count(*) as count from found, unnest(facets) as value (facet_value_id) group by facet_value_id';
  if (active.length === 0) return plain;
  const facetsOf = (facet: FacetId): string => (facet === 'category' ? "('category', 'ancestor')" : `('${facet}')`);
  const others = active.map((facet) => facetsOf(facet).slice(1, -1)).join(', ');
  const own = active.map(
    (facet) => `select facet_value_id, count(*) from matched, unnest(facets) as value (facet_value_id)
      where ${passes(active.filter((other) => other !== facet))}
        and facet_value_id in (select facet_value_id from marketplace.facet_value where facet in ${facetsOf(facet)}) group by facet_value_id`,
  );
  return `${plain.replace(' group by', ` where facet_value_id not in (select facet_value_id from marketplace.facet_value where facet in (${others})) group by`)} union all ${own.join(' union all ')}`;
}

function isChosen(query: MatchQuery, parameters: Parameters): string {
  const pairs = facetIds.flatMap((facet) => query.chosen[facet].map((value) => `${facet} ${value}`));
  return `(case facet when 'ancestor' then 'category' else facet end || ' ' || value = any(${parameters.add(pairs, 'text[]')}))`;
}
