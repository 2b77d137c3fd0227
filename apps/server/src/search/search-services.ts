import type { SearchEngine } from '@quartermaster/deployment';
import { washingtonDay } from '../runtime/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { findSpecialCategory, findSummaries, readStartPage } from '../catalog/index.ts';
import { advancedSearch } from './advanced-search.ts';
import { countKinds } from './count-kinds.ts';
import { findCategoryPath } from './category-path.ts';
import { showCollection, showCollectionOf } from './collections.ts';
import { drillDown } from './drilldown.ts';
import { fewerWords } from './fewer-words.ts';
import { gssSearch } from './gss-search.ts';
import type { Things } from './nearest/read-things.ts';
import { findNamedCategory } from './named-category.ts';
import { addressOfFacet, headerTarget } from './header-search.ts';
import { findNumberedFacet } from './subjects.ts';
import { asksForNothing, facetLabel, hasFilters, keywordProblem, offerConditions, searchOf } from './request.ts';
import { facetsOf } from './search.ts';
import type { CountedSearches } from './searched/counted-searches.ts';
import { listValues } from './value-list.ts';
import { zeroResults } from './zero-results.ts';

/** The services that find things (specification, sections 2 and 7). */
export function searchServices(engine: SearchEngine, counts: Pick<CountedSearches, 'note'> | null, things: Things): readonly Implementation[] {
  return [
    implement(
      serviceAt('/search/advantage_search'),
      async (request, context) => {
        const [asked, catalog] = [searchOf(request), catalogOf(context)];
        const isGlobalSupply = context.store.family === 'global supply';
        if (isGlobalSupply && asksForNothing(asked)) return respond('BrowsePage', await readStartPage(catalog));
        if (keywordProblem(asked.q) !== null) return respond('ZeroResults', await zeroResults(engine, catalog, asked, things));
        const { matches, complete: withAllWords, correction, offer, exactMatch, namedCategory: named = null } = await engine.search(catalog, asked);
        counts?.note(asked, matches, { day: washingtonDay(context.clock.now()), store: context.store.name });
        if (matches.total === 0) {
          // The number of a class, a contract or a Special Item Number, which no product has in its texts.
          const numbered = hasFilters(asked) ? null : await findNumberedFacet(catalog, asked.q);
          return numbered === null ? respond('ZeroResults', await zeroResults(engine, catalog, asked, things)) : redirect(addressOfFacet(numbered, asked.kind));
        }
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
          fewerWords: withAllWords === 0 && asked.page === 1 ? await fewerWords(engine, catalog, { ...asked, q: correction?.to ?? asked.q }) : [],
          namedCategory: asked.page === 1 && asked.chosen.category.length === 0 ? await findNamedCategory(catalog, named, asked.kind) : null,
          kinds: await countKinds(engine, catalog, asked, matches),
          withAllWords,
          exactMatch,
        });
      },
      { rateClass: 'search' },
    ),
    implement(serviceAt('/search/advanced'), (request, context) => advancedSearch(engine, request, context), { rateClass: 'search' }),
    implement(serviceAt('/search/mfr_list'), async (request, context) => respond('Success', await listValues(engine, catalogOf(context), request, 'manufacturer')), { rateClass: 'search' }),
    implement(serviceAt('/search/vnd_list'), async (request, context) => respond('Success', await listValues(engine, catalogOf(context), request, 'vendor')), { rateClass: 'search' }),
    implement(
      serviceAt('/search/facet_list'),
      async (request, context) => respond('Success', { facet: request.facet, label: facetLabel(request.facet, request.kind ?? null), ...(await listValues(engine, catalogOf(context), request, request.facet)) }),
      { rateClass: 'search' },
    ),
    implement(
      serviceAt('/search/special_category_search'),
      async ({ category }, context) => {
        const catalog = catalogOf(context);
        const special = category === '' ? null : await findSpecialCategory(catalog, { id: category });
        if (special !== null && special.path !== '/search/special_category_search') return redirect(special.path);
        return respond(special?.responseName ?? 'Success', await showCollection(engine, catalog, special, category));
      },
      { rateClass: 'search' },
    ),
    implement(serviceAt('/search/itsecurity'), async (_request, context) => respond('Success', await showCollectionOf(engine, catalogOf(context), '/search/itsecurity')), { rateClass: 'search' }),
    implement(serviceAt('/search/adv_select'), async (_request, context) => respond('Success', await showCollectionOf(engine, catalogOf(context), '/search/adv_select')), { rateClass: 'search' }),
    implement(serviceAt('/catalog/strategic_sourcing'), async (_request, context) => respond('Success', await showCollectionOf(engine, catalogOf(context), '/catalog/strategic_sourcing')), { rateClass: 'search' }),
    implement(serviceAt('/search/gss_search'), (request, context) => gssSearch(catalogOf(context), request), { rateClass: 'search' }),
    implement(serviceAt('/search/drilldown'), async (request, context) => respond('Category Browse', await drillDown(engine, catalogOf(context), request)), { rateClass: 'search' }),
    implement(serviceAt('/search/header_search'), async (request, context) => redirect(await headerTarget(catalogOf(context), request)), { rateClass: 'search' }),
    implement(
      serviceAt('/autocomplete'),
      async ({ term, maxResults = 10 }, context) => respond('Success', { term, suggestions: [...(await engine.complete(catalogOf(context), term, maxResults))] }),
      { rateClass: 'search' },
    ),
  ];
}
