import { screen } from '@quartermaster/core';
import { searchHeading } from './search-heading.ts';
import { searchIdentity } from './search-identity.ts';

/** Specification, section 2, Main and search. */
export const searchScreens = [
  screen({
    path: '/search/advantage_search',
    responseName: 'Success',
    title: searchHeading,
    layout: 'index',
    identity: searchIdentity,
    load: () => import('./SearchResults.screen.tsx'),
  }),
  screen({
    path: '/search/advantage_search',
    responseName: 'ZeroResults',
    title: (attributes) => (attributes.q.trim() === '' ? 'Nothing found' : `Nothing found for “${attributes.q.trim()}”`),
    layout: 'index',
    identity: searchIdentity,
    load: () => import('./zero/ZeroResults.screen.tsx'),
  }),
];
