/** A module that the host gives, and the words that every build of it keeps, minified or not, whatever its version. */
export interface HostCopy {
  readonly name: string;
  readonly signs: readonly string[];
  /** The same for versions that have lost some of them. */
  readonly formerSigns?: readonly string[];
  /** It makes elements: whatever does, is a copy of it. */
  readonly makesElements?: boolean;
}

/**
 * A test builds each of them into a store and looks whether it is found. The words of a JSX runtime are also in libraries that only ask
 * whether something is an element: it is known by the elements that it makes.
 */
export const copies: readonly HostCopy[] = [
  { name: 'react', signs: ['enqueueReplaceState', 'isReactComponent', 'isMounted', 'forEach', 'toArray'] },
  { name: 'react/jsx-runtime', signs: ['react.transitional.element', 'react.fragment'], makesElements: true },
  { name: 'react-dom', signs: ['unstable_batchedUpdates', 'useHostTransitionStatus'], formerSigns: ['unstable_batchedUpdates', 'createPortal', 'findDOMNode'] },
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

/** The mark of an element of any version of React: the key that its maker writes. */
export const elementMark = '$$typeof';
