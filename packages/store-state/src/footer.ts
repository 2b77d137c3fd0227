import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** Who runs the store, and whom its buyers ask. */
export const Footer = contactFooter({
  about: sampleNotice('The store for state and local governments of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Cooperative purchasing', path: '/information/help' }],
});
