import type { FacetId } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { activeFacets, withNumbered } from './conditions.ts';
import { findFew, findFirst } from './few-matches.ts';
import { findAmongMany, isSurelyMany } from './many-matches.ts';
import { documentsOf, searchLimits, type Matches, type MatchQuery, type SearchLimits } from './match-query.ts';
import { facetIds } from './request.ts';

/** The ids of chosen values; a category includes those below it, unless one of those is chosen, too: then that one narrows. */
export async function findChosen({ database }: StoreCatalog, chosen: Readonly<Record<FacetId, readonly string[]>>): Promise<Record<FacetId, number[]>> {
  const ids: Record<FacetId, number[]> = { category: [], manufacturer: [], vendor: [], contract: [], indicator: [], sin: [], unit: [] };
  const pairs = facetIds.flatMap((facet) => chosen[facet].map((value) => ({ facet, value })));
  if (pairs.length === 0) return ids;
  const { rows } = await database.query<{ facet: FacetId; id: number }>(
    `select asked.facet, facet_value_id as id from unnest($1::text[], $2::text[]) as asked (facet, value)
     join marketplace.facet_value on facet_value.value = asked.value
      and (facet_value.facet = asked.facet or (asked.facet = 'category' and facet_value.facet = 'ancestor'))
     where asked.facet <> 'category' or not exists (select 1 from marketplace.category as below
       where below.category_id = any($3::text[]) and below.category_id <> asked.value and asked.value = any(below.path))`,
    [pairs.map(({ facet }) => facet), pairs.map(({ value }) => value), chosen.category],
  );
  for (const { facet, id } of rows) ids[facet].push(id);
  return ids;
}

/**
 * Finds, ranks, narrows and counts. A facet's counts leave out its own choice, so that a second value can be chosen beside the first;
 * values of one facet widen, facets narrow one another.
 */
export async function findMatches(catalog: StoreCatalog, asked: MatchQuery, limits: SearchLimits = searchLimits): Promise<Matches> {
  const query = await withNumbered(catalog, asked);
  const found = !isLikelyMany(query, limits) ? await findFew(catalog, query, limits) : isSurelyMany(query, limits) ? await findFirst(catalog, query, limits) : null;
  return found ?? findAmongMany(catalog, query, limits);
}

/** A guess that spares a search among few; both give the same answer where few match. */
function isLikelyMany(query: MatchQuery, limits: SearchLimits): boolean {
  const { words, statistics } = query.scored;
  if (query.everything) return activeFacets(query).length === 0 && statistics.documents > limits.matches;
  // How many have all of several words is seen when they are looked for.
  if (query.text === query.all && words.length > 1) return false;
  // Where some of the words are enough, the products of all of them are added up.
  return words.reduce((sum, word) => sum + documentsOf(word, query.scored), 0) > limits.matches;
}
