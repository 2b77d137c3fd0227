import { methodLabel, routeLabel } from '@quartermaster/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from './tracing.ts';

/** Asked again and again by load balancers. */
const untraced = new Set(['/healthz', '/readyz']);

/**
 * A span for each call but websockets, which last as long as their tabs. It is named by the pattern of its route, never by its address.
 *
 * @param isCallerTrusted a proxy in front says in `traceparent` of which trace a call is a part
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, { isCallerTrusted }: { readonly isCallerTrusted: boolean }): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeLabel(request.routeOptions.url);
    if (untraced.has(route) || request.headers.upgrade !== undefined) return done();
    const method = methodLabel(request.method);
    const span = tracing.begin(`${method} ${route}`, {
      kind: 'server', attributes: { 'http.request.method': method, 'http.route': route, 'quartermaster.request_id': request.id }, caller: isCallerTrusted ? request.headers : {},
    });
    spans.set(request, span);
    tracing.claimLog(request.log, span);
    span.run(done);
  });
  // The body arrives by events of the connection, which know nothing of the call.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span === undefined ? done() : span.run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    const store = request.call?.store.name;
    span.set({ 'http.response.status_code': reply.statusCode, ...(store !== undefined && { 'quartermaster.store': store }) });
    span.end(reply.statusCode >= 500 ? request.refusedWith ?? String(reply.statusCode) : null);
  });
}
