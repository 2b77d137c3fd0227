import { ContactFooter } from '@quartermaster/screens';
import { links } from './store-links.ts';

const about =
  'The information technology store of a sample marketplace that runs on Quartermaster. It is not a government website: vendors, contracts and prices are made up, and no order is delivered.';

/** Who runs the store, and whom its buyers ask. */
export function Footer() {
  return <ContactFooter about={about} ways={links} />;
}
