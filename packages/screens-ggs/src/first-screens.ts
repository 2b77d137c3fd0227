import { contribution, defineScreen, feedbackPoint, overrideArea, screenFor, type Contribution } from '@quartermaster/core';
import { areas, productIdentity, searchHeading, searchIdentity } from '@quartermaster/screens';

const start = { layout: 'index', addsSurvey: true, load: () => import('./start/StartPage.screen.tsx') } as const;
const product = { layout: 'classic', addsSurvey: true, load: () => import('./catalog/ProductDetail.screen.tsx') } as const;

const startPage = defineScreen('supply-start-page', { title: 'Home', ...start });
const results = defineScreen('supply-search-results', { title: searchHeading, layout: 'classic', identity: searchIdentity, load: () => import('./search/SearchResults.screen.tsx') });
const browse = defineScreen('supply-browse', { title: 'Browse supply groups', layout: 'index', load: () => import('./search/BrowsePage.screen.tsx') });
const notSold = defineScreen('supply-not-sold', { title: 'Not sold in this store', layout: 'index', identity: productIdentity, load: () => import('./catalog/NotSold.screen.tsx') });
const tutorial = defineScreen('supply-tutorial', { title: ({ title }) => title, layout: 'index', load: () => import('./information/Instructions.screen.tsx') });
const help = defineScreen('supply-help', { title: 'Help', layout: 'help', load: () => import('./information/Instructions.screen.tsx') });

/** Rows of the Global Supply map for pages that people come to first, which are there from the beginning (decision 0260). */
export const firstAdded: readonly Contribution[] = [
  screenFor('/ggs/start_page', 'Success', startPage),
  screenFor('/usmc/start_page', 'Success', startPage),
  screenFor('/search/advantage_search', 'SearchResults', results),
  screenFor('/search/advantage_search', 'BrowsePage', browse),
  screenFor('/catalog/product_detail', 'Failure', notSold),
  screenFor('/information/tutorial', '3', tutorial),
  screenFor('/information/tutorial', '9', tutorial),
  screenFor('/ggs/information/help', 'Success', help),
];

/** Where the stores ask what visitors think of them. */
export const supplyFeedback: Contribution = contribution(feedbackPoint, Object.freeze({ href: '/ws/department/feedback', label: 'Tell us what you think of this store' }));

/** The screens of such pages with a counterpart in the older look. */
export const firstReplaced: readonly Contribution[] = [
  ...overrideArea(areas.main, { startPage: start, home: start, stores: 'default' }),
  ...overrideArea(areas.catalog, {
    product,
    productClassic: product,
    notFound: 'default',
    enterZipCode: 'default',
    contractor: 'default',
    contractorNotFound: 'default',
    quickLook: 'default',
    quickLookFailure: 'default',
  }),
  ...overrideArea(areas.search, { results: 'default', zeroResults: 'default' }),
];
