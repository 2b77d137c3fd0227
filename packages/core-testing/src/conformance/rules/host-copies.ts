/** A module that the host gives, and the words that every build of it keeps, minified or not. */
export interface HostCopy {
  readonly name: string;
  readonly signs: readonly string[];
}

/** A test builds each of them into a store and looks whether it is found. */
export const copies: readonly HostCopy[] = [
  { name: 'react', signs: ['enqueueReplaceState', 'isReactComponent', 'react.consumer'] },
  { name: 'react/jsx-runtime', signs: ['react.transitional.element', 'react.fragment'] },
  { name: 'react-dom', signs: ['unstable_batchedUpdates', 'useHostTransitionStatus'] },
  { name: 'react-router-dom', signs: ['encodeLocation', 'createHref', 'initialEntries'] },
  { name: '@emotion/react', signs: ['data-emotion', 'animation-'] },
  { name: 'reflect-metadata', signs: ['OrdinaryOwnMetadataKeys', 'hasOwnMetadata'] },
  { name: 'tsyringe', signs: ['injectionTokens', 'design:paramtypes'] },
  { name: '@quartermaster/contracts', signs: ['DOLPUNCHOUT', 'EVAPUNCHOUT'] },
  { name: '@quartermaster/core', signs: ['cardinality', 'It must be a React component, not '] },
  { name: '@quartermaster/ui', signs: ['--qm-', 'size.focusRing'] },
  { name: '@quartermaster/screens', signs: ['/checkout/checkout_review_submit', '/profile/registration_submit', '/search/advantage_search'] },
  { name: '@quartermaster/theme-adv12', signs: ['adv12', 'surfaceMuted'] },
  { name: '@quartermaster/theme-adv19', signs: ['adv19', 'surfaceMuted'] },
];
