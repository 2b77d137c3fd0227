import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** The operator of the store, and the contacts for its buyers. */
export const Footer = contactFooter({
  about: sampleNotice('The Air Force store of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Activity address codes', path: '/information/page', query: { keyName: 'AAC_HELP' } }],
});
