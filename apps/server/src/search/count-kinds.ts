import type { SearchSuccess } from '@quartermaster/contracts';
import type { SearchAnswer, SearchEngine, SearchQuestion, SearchScope } from '@quartermaster/deployment';
import { hasFilters } from './request.ts';

/** How many of what the words find are products, and how many services; null where a filter is on (the other kind is shown without it), or that is not known. */
export async function countKinds(engine: SearchEngine, scope: SearchScope, asked: SearchQuestion, found: SearchAnswer['matches']): Promise<SearchSuccess['kinds']> {
  if (asked.q === '' || hasFilters(asked)) return null;
  const { total, exactTotal, services } = asked.kind === null ? found : (await engine.search(scope, { ...asked, kind: null, page: 1, pageSize: 1 })).matches;
  return services === undefined || !exactTotal ? null : { products: total - services, services };
}
