import type { SearchEngine } from '@quartermaster/deployment';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { readStartPage, findSummaries } from '../catalog/index.ts';
import { findCategoryPath } from './category-path.ts';
import { headerTarget } from './header-search.ts';
import { asksForNothing, keywordProblem, offerConditions, searchOf } from './request.ts';
import { facetsOf } from './search.ts';
import { zeroResults } from './zero-results.ts';

/** The services that find things (specification, sections 2 and 7). */
export function searchServices(engine: SearchEngine): readonly Implementation[] {
  return [
    implement(
      serviceAt('/search/advantage_search'),
      async (request, context) => {
        const [asked, catalog] = [searchOf(request), catalogOf(context)];
        const isGlobalSupply = context.store.family === 'global supply';
        if (isGlobalSupply && asksForNothing(asked)) return respond('BrowsePage', await readStartPage(catalog));
        if (keywordProblem(asked.q) !== null) return respond('ZeroResults', await zeroResults(engine, catalog, asked));
        const { matches, complete: withAllWords, correction, offer, exactMatch } = await engine.search(catalog, asked);
        if (matches.total === 0) return respond('ZeroResults', await zeroResults(engine, catalog, asked));
        return respond(isGlobalSupply ? 'SearchResults' : 'Success', {
          q: asked.q,
          kind: asked.kind,
          total: matches.total,
          exactTotal: matches.exactTotal,
          page: asked.page,
          pageSize: asked.pageSize,
          sort: asked.sort,
          results: await findSummaries(catalog, matches.ids, offerConditions(asked)),
          facets: facetsOf(matches.counts, asked),
          categoryPath: await findCategoryPath(catalog, asked.chosen.category),
          price: { min: request.priceMin ?? null, max: request.priceMax ?? null },
          correction,
          offer,
          anyWord: withAllWords === 0,
          withAllWords,
          exactMatch,
        });
      },
      { rateClass: 'search' },
    ),
    implement(serviceAt('/search/header_search'), async (request, context) => redirect(await headerTarget(catalogOf(context), request)), { rateClass: 'search' }),
    implement(
      serviceAt('/autocomplete'),
      async ({ term, maxResults = 10 }, context) => respond('Success', { term, suggestions: [...(await engine.complete(catalogOf(context), term, maxResults))] }),
      { rateClass: 'search' },
    ),
  ];
}
