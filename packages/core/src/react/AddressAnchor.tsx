import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface AddressAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the application: a path with its query. */
  to: string;
  /** Take the place of the present history entry. Without it: where the address is the present one. */
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to an address of the application, which is followed without a full load. React Router's own `Link` also fetches the
 * routes of its framework ahead, and brings the code of it to pages that have none.
 */
export function AddressAnchor({ to, replace, state, target, onClick, children, ...anchor }: AddressAnchorProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace !== undefined && { replace }), ...(target !== undefined && { target }) });
  const pressed = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={href} target={target} onClick={pressed}>{children}</a>;
}
