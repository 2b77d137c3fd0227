import type { AttributesOf, SearchRequest } from '@quartermaster/contracts';
import { mostListedValues, type FacetId, type SearchEngine } from '@quartermaster/deployment';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import { keywordProblem, searchOf } from './request.ts';
import { facetsOf } from './search.ts';

const collator = new Intl.Collator('en');

/** All values of a facet among what a search finds, in the order of their labels. Words that are none find nothing. */
export async function listValues(engine: SearchEngine, catalog: CatalogOfDay, request: SearchRequest, listed: FacetId): Promise<AttributesOf<'/search/mfr_list', 'Success'>> {
  const asked = { ...searchOf(request), page: 1, pageSize: 1, listed };
  if (keywordProblem(asked.q) !== null) return { q: asked.q, values: [], exactCounts: true, isCut: false };
  const { matches } = await engine.search(catalog, asked);
  const { values = [], exactCounts = true } = facetsOf(matches.counts, asked).find(({ id }) => id === listed) ?? {};
  return { q: asked.q, values: values.toSorted((one, other) => collator.compare(one.label, other.label)), exactCounts, isCut: values.length >= mostListedValues };
}
