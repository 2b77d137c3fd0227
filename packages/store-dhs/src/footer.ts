import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** Who runs the store, and whom its buyers ask. */
export const Footer = contactFooter({
  about: sampleNotice('The DHS store of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Who may order here', path: '/dhs/start_page' }],
});
