import type { AnchorProps } from '@quartermaster/ui';
import { Link } from 'react-router-dom';

/** Links of the components, taken over by the router. An address of the server, such as that of the sign-in, is asked of it. */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  return href.startsWith('/advantage/') ? <a href={href} {...rest}>{children}</a> : <Link to={href} {...rest}>{children}</Link>;
}
