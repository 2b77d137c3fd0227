import { join, sql, type Sql } from '@quartermaster/database';
import { mostListedValues, type FacetId } from '@quartermaster/deployment';
import type { MatchQuery } from './match-query.ts';
import { facetIds } from './request.ts';

/** Values of a facet that are listed; chosen ones come on top of them. */
const facetValuesShown = 60;

/** How many values of a facet an answer lists. */
export const valuesShown = (facet: FacetId, listed: FacetId | undefined): number => (facet === listed ? mostListedValues : facetValuesShown);

/** The facets of the database whose values count for a facet of the search. */
const storedFacets: Readonly<Record<FacetId, Sql>> = {
  category: sql`'category', 'ancestor'`,
  manufacturer: sql`'manufacturer'`,
  vendor: sql`'vendor'`,
  contract: sql`'contract'`,
  indicator: sql`'indicator'`,
  sin: sql`'sin'`,
  unit: sql`'unit'`,
};

/** The ids of the values of some facets. */
export const valuesOf = (facets: readonly FacetId[]): Sql =>
  sql`(select facet_value_id from marketplace.facet_value where facet in (${join(facets.map((facet) => storedFacets[facet]), ', ')}))`;

/**
 * How many products have each value. The values are unnested in a list of columns, which takes half as long as a join with each product's.
 *
 * @param products rows with `facets`
 * @param which the condition of the values, behind their id
 * @param exact whether all products are counted
 */
export const valueCounts = (products: Sql, which: Sql, exact: Sql = sql`true`): Sql =>
  sql`select facet_value_id, count(*) as count, ${exact} as exact from (select unnest(facets) as facet_value_id from ${products} offset 0) as value where facet_value_id ${which} group by facet_value_id`;

/**
 * Common table expressions that end in `listed`, and the JSON of the values to be shown.
 *
 * @param counted rows of `facet_value_id`, `count` and `exact`
 */
export const listing = (query: MatchQuery, counted: Sql): Sql => sql`counted as (${counted}),
    listed as (
      select facet, value, label, count, exact, row_number() over (partition by facet order by count desc, label) as place
      from counted join marketplace.facet_value using (facet_value_id) where facet <> 'ancestor' or ${isChosen(query)}
    )`;

/** The values of `listed` that are shown, as the JSON of `FacetCount`; null where there are none. */
export const listedJson = (query: MatchQuery): Sql =>
  sql`(select json_agg(json_build_object('facet', case facet when 'ancestor' then 'category' else facet end, 'value', value, 'label', label, 'count', count, 'exact', exact) order by facet, place)
       from listed where place <= case facet when ${query.listed ?? null}::text then ${mostListedValues}::integer else ${facetValuesShown}::integer end or ${isChosen(query)})`;

function isChosen(query: MatchQuery): Sql {
  const pairs = facetIds.flatMap((facet) => query.chosen[facet].map((value) => `${facet} ${value}`));
  return sql`(case facet when 'ancestor' then 'category' else facet end || ' ' || value = any(${pairs}::text[]))`;
}
