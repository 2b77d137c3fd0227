import { SupplyFooter } from '@quartermaster/screens-ggs';

/** Says plainly that it is no government site. */
export function Footer() {
  return <SupplyFooter>FSS is a sample store of global supply that runs on Quartermaster. It is not a government website: vendors, contracts and prices are made up, and no order is delivered.</SupplyFooter>;
}
