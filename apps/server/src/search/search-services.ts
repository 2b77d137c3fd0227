import { isGlobalSupply } from '@quartermaster/contracts';
import { implement, redirect, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { readStartPage } from '../catalog/start-page.ts';
import { findSummaries } from '../catalog/summary-store.ts';
import { complete } from './autocomplete.ts';
import { headerTarget } from './header-search.ts';
import { asksForNothing, keywordProblem, searchOf } from './request.ts';
import { facetsOf, search } from './search.ts';
import { zeroResults } from './zero-results.ts';

/** The services that find things (specification, sections 2 and 7). */
export function searchServices(): readonly Implementation[] {
  return [
    implement(
      serviceAt('/search/advantage_search'),
      async (request, { database, store }) => {
        const asked = searchOf(request);
        if (isGlobalSupply(store) && asksForNothing(asked)) return respond('BrowsePage', await readStartPage(database));
        if (keywordProblem(asked.q) !== null) return respond('ZeroResults', await zeroResults(database, asked));
        const { matches, complete: withAllWords, correction, exactMatch } = await search(database, asked);
        if (matches.total === 0) return respond('ZeroResults', await zeroResults(database, asked));
        return respond(isGlobalSupply(store) ? 'SearchResults' : 'Success', {
          q: asked.q,
          kind: asked.kind,
          total: matches.total,
          exactTotal: matches.exactTotal,
          page: asked.page,
          pageSize: asked.pageSize,
          sort: asked.sort,
          results: await findSummaries(database, matches.ids),
          facets: facetsOf(matches.counts, asked),
          price: { min: request.priceMin ?? null, max: request.priceMax ?? null },
          correction,
          anyWord: withAllWords === 0,
          withAllWords,
          exactMatch,
        });
      },
      { rateClass: 'search' },
    ),
    implement(serviceAt('/search/header_search'), async (request, { database }) => redirect(await headerTarget(database, request)), { rateClass: 'search' }),
    implement(
      serviceAt('/autocomplete'),
      async ({ term, maxResults = 10 }, { database }) => respond('Success', { term, suggestions: await complete(database, term, maxResults) }),
      { rateClass: 'search' },
    ),
  ];
}
