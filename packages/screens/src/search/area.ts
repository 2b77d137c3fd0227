import { contribution, defineArea, defineScreen, providerPoint, screenFor } from '@quartermaster/core';
import { CompareProvider } from './compare/CompareProvider.tsx';
import { searchHeading } from './search-heading.ts';
import { searchIdentity } from './search-identity.ts';

const results = defineScreen('search-results', {
  title: searchHeading,
  layout: 'index',
  identity: searchIdentity,
  load: () => import('./SearchResults.screen.tsx'),
});
const zeroResults = defineScreen('zero-results', {
  title: (attributes) => (attributes.q.trim() === '' ? 'Nothing found' : `Nothing found for “${attributes.q.trim()}”`),
  layout: 'index',
  identity: searchIdentity,
  load: () => import('./zero/ZeroResults.screen.tsx'),
});

/** Specification, section 2, Main and search. */
export const search = defineArea({
  name: 'search',
  screens: { results, zeroResults },
  contributions: [
    screenFor('/search/advantage_search', 'Success', results),
    screenFor('/search/advantage_search', 'ZeroResults', zeroResults),
    contribution(providerPoint, CompareProvider),
  ],
});
