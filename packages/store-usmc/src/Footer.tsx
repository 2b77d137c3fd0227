import { SupplyFooter } from '@quartermaster/screens-ggs';

/** Says plainly that it is no site of a service. */
export function Footer() {
  return <SupplyFooter>USMC is a sample store for units that runs on Quartermaster. It is not a website of the Marine Corps or of the government: vendors, contracts and prices are made up, and no order is delivered.</SupplyFooter>;
}
