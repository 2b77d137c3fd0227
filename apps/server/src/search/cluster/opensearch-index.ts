import { sql, type Pool } from '@quartermaster/database';
import type { FacetId } from '@quartermaster/deployment';
import type { Types } from '@opensearch-project/opensearch';
import type { StoreCatalog } from '../../stores/assortment/index.ts';
import type { SearchLimits } from '../match-query.ts';
import { postgresqlIndex } from '../postgresql-index.ts';
import type { ProductIndex, ProductQuery } from '../product-index.ts';
import { facetIds } from '../request.ts';
import type { TextQuery } from '../text-query.ts';
import { allOf, oneOf } from './clause.ts';
import type { Cluster } from './cluster.ts';
import { assortmentKey } from './documents.ts';
import { facetCounts, type Buckets } from './facet-buckets.ts';
import { isWhole, questionOf } from './question.ts';
import { textClause } from './text-clause.ts';

/** Results that the cluster goes through for one page (`index.max_result_window`). */
const reach = 10_000;

/** A part of the index that is away makes the answer an error: half of the products are no answer. */
const whole = { allow_partial_search_results: false } as const;

/** The products in a search cluster (docs/search-cluster.md). The words of queries, and the names of facet values, are read from the database. */
export const opensearchIndex = ({ client, alias, inTime }: Cluster): ProductIndex => ({
  async find(catalog, query, limits) {
    // Only a walk through everything leads that far: the database has its order in an index.
    if (isWhole(query) && query.offset + query.limit > reach) return postgresqlIndex.find(catalog, query, limits);
    const chosen = await chosenValues(catalog.database, query);
    const page = pageWithin(query, limits);
    const { body } = await inTime(client.search({ index: alias, ...whole, body: questionOf(catalog, page, chosen, limits) }));
    const found = totalOf(body.hits.total);
    const exactTotal = isWhole(query) || found <= limits.matches;
    return {
      ids: body.hits.hits.flatMap(({ fields }) => (fields?.['product'] as readonly string[] | undefined) ?? []),
      total: exactTotal ? found : limits.matches,
      exactTotal,
      counts: await facetCounts(catalog.database, facetsIn(body.aggregations ?? {}), chosen, query.listed),
    };
  },

  async count(catalog, queries, limit) {
    if (queries.length === 0) return [];
    const { body } = await inTime(client.msearch({ index: alias, body: queries.flatMap((query) => [whole, countOf(catalog, query, limit)]) }));
    return body.responses.map((response) => {
      if (!('hits' in response)) throw new Error(`The search cluster did not count: ${JSON.stringify(response)}`);
      return Math.min(limit, totalOf(response.hits.total));
    });
  },
});

const countOf = ({ assortment }: StoreCatalog, query: TextQuery, limit: number) => ({
  query: allOf([oneOf('assortment', [assortmentKey(assortment)]), textClause(query)]),
  size: 0,
  track_total_hits: limit,
});

/** More than the limit cannot be reached. */
function pageWithin(query: ProductQuery, { matches }: SearchLimits): ProductQuery {
  const end = isWhole(query) ? reach : Math.min(reach, matches);
  const offset = Math.min(query.offset, end);
  return { ...query, offset, limit: Math.min(query.limit, end - offset) };
}

const totalOf = (total: Types.Core_Search.HitsMetadata['total']): number => (typeof total === 'object' ? total.value : (total ?? 0));

/** The ids of the chosen values by the facet of the database: they are listed also where few products have them. */
async function chosenValues(database: Pool, { chosen }: ProductQuery): Promise<ReadonlyMap<string, readonly string[]>> {
  const pairs = facetIds.flatMap((facet) => chosen[facet].map((value) => ({ facet, value })));
  if (pairs.length === 0) return new Map();
  const { rows } = await database.query<{ facet: string; id: number }>(sql`
    select value.facet, facet_value_id as id from unnest(${pairs.map(({ facet }) => facet)}::text[], ${pairs.map(({ value }) => value)}::text[]) as asked (facet, value)
    join marketplace.facet_value as value on value.value = asked.value
      and (value.facet = asked.facet or (asked.facet = 'category' and value.facet = 'ancestor'))`);
  return new Map([...Map.groupBy(rows, ({ facet }) => facet)].map(([facet, values]) => [facet, values.map(({ id }) => String(id))]));
}

type Answered = Readonly<Record<string, unknown>>;

/** What the cluster has counted of each facet, in the shape that was asked for (`question.ts`). */
const facetsIn = (aggregations: Answered): ReadonlyMap<FacetId, Readonly<Record<string, Buckets>>> =>
  new Map(facetIds.map((facet) => [facet, aggregations[facet] as Readonly<Record<string, Buckets>>]));
