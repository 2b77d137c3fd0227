import type { AnchorProps } from '@quartermaster/ui';
import { Link } from 'react-router-dom';

/** What every link of ui becomes: addresses of the application are followed without a full load, others as usual. */
export function AddressLink({ href, ...anchor }: AnchorProps) {
  return href.startsWith('/') && !href.startsWith('//') ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
}
