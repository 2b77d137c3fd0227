import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** Who runs the store, and whom its buyers ask. */
export const Footer = contactFooter({
  about: sampleNotice('The Air Force store of a sample marketplace'),
  ways: links,
  contacts: [{ label: 'Activity address codes', path: '/information/page', query: { keyName: 'AAC_HELP' } }],
});
