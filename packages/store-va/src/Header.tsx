import { StoreHeader } from '@quartermaster/screens';
import { links } from './store-links.ts';

/** The default header, and below it what buyers of this store look for most. */
export function Header() {
  return <StoreHeader links={links} />;
}
