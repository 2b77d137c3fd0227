import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** The operator of the store, and the contacts for its buyers. */
export const Footer = contactFooter({
  about: sampleNotice('The USDA store of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Buying biobased products', path: '/search/advantage_search', query: { kind: 'products', indicator: 'BIO' } }],
});
