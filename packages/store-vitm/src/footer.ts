import { contactFooter, sampleNotice } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** Who runs the store, and whom its buyers ask. */
export const Footer = contactFooter({
  about: sampleNotice('The information technology store of a sample marketplace'),
  ways: links,
});
