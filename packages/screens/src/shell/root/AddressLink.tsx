import type { AnchorProps } from '@quartermaster/ui';
import { Link } from 'react-router-dom';

/** The link behind every link of ui: addresses of the application are followed without a full load, others as usual. */
export function AddressLink({ href, children, ...anchor }: AnchorProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  return isOurs ? <Link to={href} {...anchor}>{children}</Link> : <a href={href} {...anchor}>{children}</a>;
}
