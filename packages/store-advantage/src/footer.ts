import { contactFooter, sampleNotice } from '@quartermaster/screens';

/** Who runs the store, and the links that every page must offer. */
export const Footer = contactFooter({ about: sampleNotice('A sample marketplace') });
