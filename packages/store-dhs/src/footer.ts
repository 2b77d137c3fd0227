import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** The operator of the store, and the contacts for its buyers. */
export const Footer = contactFooter({
  about: sampleNotice('The DHS store of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Who may order here', path: '/dhs/start_page' }],
});
