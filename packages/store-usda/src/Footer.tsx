import { ContactFooter, type StoreLink } from '@quartermaster/screens';
import { links } from './store-links.ts';

const contacts: readonly StoreLink[] = [{ label: 'Buying biobased products', path: '/search/advantage_search', query: { kind: 'products', indicator: 'BIO' } }];

const about =
  'The USDA store of a sample marketplace that runs on Quartermaster. It is not a government website: vendors, contracts and prices are made up, and no order is delivered.';

/** Who runs the store, and whom its buyers ask. */
export function Footer() {
  return <ContactFooter about={about} ways={links} contacts={contacts} />;
}
