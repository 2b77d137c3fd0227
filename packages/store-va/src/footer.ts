import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** Who runs the store, and whom its buyers ask. */
export const Footer = contactFooter({
  about: sampleNotice('The VA store of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Ordering for a facility', path: '/information/help' }],
});
