import { notFoundPath, parseAddress, routeOf, type FirstAnswer } from '@quartermaster/core/host';

/** Search engines and monitors read the status; the page says the same in words. */
export function statusOf(url: string, kind: 'ready' | 'pending' | 'unavailable', first: FirstAnswer | null): number {
  if (kind === 'unavailable') return 503;
  if (first?.envelope.responseName === 'NotFound' || first?.path === notFoundPath) return 404;
  const { pathname } = parseAddress(url);
  const route = routeOf(pathname);
  return route.kind === 'not-found' || (route.kind === 'legacy' && !pathname.includes('.do')) ? 404 : 200;
}
