import { sql, type Sql } from '@quartermaster/database';
import type { FacetId } from '@quartermaster/deployment';
import type { MatchQuery } from './match-query.ts';
import { facetIds } from './request.ts';

/** Values of a facet that are listed; chosen ones come on top of them. */
const facetValuesShown = 60;

/** The facets of the database whose values count for a facet of the search. */
export const storedFacets: Readonly<Record<FacetId, Sql>> = {
  category: sql`'category', 'ancestor'`,
  manufacturer: sql`'manufacturer'`,
  vendor: sql`'vendor'`,
  contract: sql`'contract'`,
  indicator: sql`'indicator'`,
};

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
       from listed where place <= ${facetValuesShown}::integer or ${isChosen(query)})`;

function isChosen(query: MatchQuery): Sql {
  const pairs = facetIds.flatMap((facet) => query.chosen[facet].map((value) => `${facet} ${value}`));
  return sql`(case facet when 'ancestor' then 'category' else facet end || ' ' || value = any(${pairs}::text[]))`;
}
