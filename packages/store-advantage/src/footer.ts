import { contactFooter, sampleNotice } from '@quartermaster/screens';

/** The operator of the store, and the links that every page must offer. */
export const Footer = contactFooter({ about: sampleNotice('A sample marketplace') });
