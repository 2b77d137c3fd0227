import { sampleNotice } from '@quartermaster/screens';
import { SupplyFooter } from '@quartermaster/screens-ggs';

/** Says plainly that it is no site of a service. */
export function Footer() {
  return <SupplyFooter>{sampleNotice('USMC is a sample store for units', 'a website of the Marine Corps or of the government')}</SupplyFooter>;
}
