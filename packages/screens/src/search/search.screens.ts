import { screen } from '@quartermaster/core';
import { searchHeading } from './search-heading.ts';

/** Facets, sort and style are states of one page; other words, another kind or another page of results are another page. */
const identity = (query: URLSearchParams): string => ['q', 'kind', 'page'].map((name) => query.get(name) ?? '').join('\n');

/** Specification, section 2, Main and search. */
export const searchScreens = [
  screen({
    path: '/search/advantage_search',
    responseName: 'Success',
    title: searchHeading,
    layout: 'index',
    identity,
    load: () => import('./SearchResults.screen.tsx'),
  }),
  screen({
    path: '/search/advantage_search',
    responseName: 'ZeroResults',
    title: (attributes) => (attributes.q.trim() === '' ? 'Nothing found' : `Nothing found for “${attributes.q.trim()}”`),
    layout: 'index',
    identity,
    load: () => import('./zero/ZeroResults.screen.tsx'),
  }),
];
