import type { Envelope } from '@quartermaster/contracts';
import { parseAddress, routeOf } from '@quartermaster/core/host';

/** Search engines and monitors read the status; the page says the same in words. */
export function statusOf(url: string, kind: 'ready' | 'pending' | 'unavailable', envelope: Envelope | null): number {
  if (kind === 'unavailable') return 503;
  if (envelope?.responseName === 'NotFound') return 404;
  const { pathname } = parseAddress(url);
  const route = routeOf(pathname);
  return route.kind === 'not-found' || (route.kind === 'legacy' && !pathname.includes('.do')) ? 404 : 200;
}
