import type { SearchSuccess } from '@quartermaster/contracts';
import type { SearchAnswer, SearchEngine, SearchQuestion } from '@quartermaster/deployment';
import { countCatalog } from '../catalog/index.ts';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { hasFilters, withoutFilters } from './request.ts';

/**
 * How many of what the words find are products, and how many services: what the switch between them leads to, which takes the filters away. Without words, of all that the store
 * has. Null where more match than are counted: what was counted is the part of them that is stored first, so that it says nothing of either kind, not even "10,000+", and two more
 * counts as long as the first would be made of the searches that take longest already.
 */
export async function countKinds(engine: SearchEngine, catalog: StoreCatalog, asked: SearchQuestion, found: SearchAnswer['matches']): Promise<SearchSuccess['kinds']> {
  if (asked.q === '') return countCatalog(catalog);
  const { total, exactTotal, services } = asked.kind === null && !hasFilters(asked) ? found : (await engine.search(catalog, { ...withoutFilters(asked), kind: null, sort: 'relevance', page: 1, pageSize: 1 })).matches;
  return services === undefined || !exactTotal ? null : { products: total - services, services };
}
