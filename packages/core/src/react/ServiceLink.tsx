import type { ServicePath } from '@quartermaster/contracts';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { webAddress } from '../navigation/index.ts';
import type { QueryInput } from '../capabilities/index.ts';
import { AddressAnchor } from './AddressAnchor.tsx';

export interface ServiceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path that is asked with GET. */
  to: ServicePath;
  query?: QueryInput;
  /** Take the place of the present history entry. */
  replace?: boolean;
  /** Without it: `top` for another page, `keep` when the same page changes its state. */
  scroll?: 'top' | 'keep';
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a service-driven page: a real address, followed without a full load. */
export function ServiceLink({ to, query, scroll, replace = false, ...anchor }: ServiceLinkProps) {
  return <AddressAnchor {...anchor} to={webAddress(to, query)} replace={replace} state={scroll === undefined ? null : { scroll }} />;
}

export type HomeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> };

/** A link to the store's home. */
export function HomeLink(props: HomeLinkProps) {
  return <AddressAnchor {...props} to="/home" />;
}
