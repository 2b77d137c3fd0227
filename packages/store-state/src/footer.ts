import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** The operator of the store, and the contacts for its buyers. */
export const Footer = contactFooter({
  about: sampleNotice('The store for state and local governments of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Cooperative purchasing', path: '/information/help' }],
});
