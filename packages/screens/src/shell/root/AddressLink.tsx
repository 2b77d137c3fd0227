import { AddressAnchor } from '@quartermaster/core';
import type { AnchorProps } from '@quartermaster/ui';

/** The link behind every link of ui: addresses of the application are followed without a full load, others as usual. */
export function AddressLink({ href, children, ...anchor }: AnchorProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  return isOurs ? <AddressAnchor to={href} {...anchor}>{children}</AddressAnchor> : <a href={href} {...anchor}>{children}</a>;
}
