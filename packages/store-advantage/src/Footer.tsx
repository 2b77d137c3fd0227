import { ContactFooter } from '@quartermaster/screens';

const about = 'A sample marketplace that runs on Quartermaster. It is not a government website: vendors, contracts and prices are made up, and no order is delivered.';

/** Who runs the store, and the links that every page must offer. Says plainly that it is no government site. */
export function Footer() {
  return <ContactFooter about={about} />;
}
