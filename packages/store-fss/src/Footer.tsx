import { sampleNotice } from '@quartermaster/screens';
import { SupplyFooter } from '@quartermaster/screens-ggs';

/** Says plainly that it is no government site. */
export function Footer() {
  return <SupplyFooter>{sampleNotice('FSS is a sample store of global supply')}</SupplyFooter>;
}
