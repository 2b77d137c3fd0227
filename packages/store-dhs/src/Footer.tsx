import { ContactFooter, type StoreLink } from '@quartermaster/screens';
import { links } from './store-links.ts';

const contacts: readonly StoreLink[] = [{ label: 'Who may order here', path: '/dhs/start_page' }];

const about =
  'The DHS store of a sample marketplace that runs on Quartermaster. It is not a government website: vendors, contracts and prices are made up, and no order is delivered.';

/** Who runs the store, and whom its buyers ask. */
export function Footer() {
  return <ContactFooter about={about} ways={links} contacts={contacts} />;
}
