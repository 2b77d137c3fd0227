import type { Tracing } from './tracing.ts';

/** The part of `fetch` that calls to systems of the deployment need. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` with a span for each call, of which the other side is told.
 *
 * @param peer such as `identity`: what the other side is
 */
export const tracedFetch = (tracing: Tracing, peer: string): Fetch => {
  if (!tracing.isOn) return (address, init) => fetch(address, init);
  return (address, init = {}) => {
    const { method = 'GET' } = init;
    const { host, pathname } = new URL(address);
    return tracing.during(`${method} ${peer}`, { kind: 'client', attributes: { 'http.request.method': method, 'server.address': host, 'url.path': pathname } }, async (span) => {
      const answer = await fetch(address, { ...init, headers: { ...(init.headers as Record<string, string> | undefined), ...tracing.headers() } });
      span.set({ 'http.response.status_code': answer.status });
      return answer;
    });
  };
};
