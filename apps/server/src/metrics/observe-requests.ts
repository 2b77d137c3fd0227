import { requestDurations, type Metrics } from '@quartermaster/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

/** More codes than the server and its plugins have: those beyond are counted as one. */
const mostCodes = 200;

/** Measures every request but websockets, which last as long as their tabs. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const answered = requestDurations(metrics);
  const refusals = new Counter({ name: 'quartermaster_refusals_total', help: 'Requests that were refused or failed, by the code of their answer.', labelNames: ['code'], registers: [metrics.own] });
  const codes = new Set<string>();
  app.addHook('onResponse', async (request, reply) => {
    if (request.ws) return;
    answered({ route: request.routeOptions.url, method: request.method, status: reply.statusCode, elapsed: reply.elapsedTime });
    const { refusedWith } = request;
    if (refusedWith === null) return;
    if (codes.size < mostCodes) codes.add(refusedWith);
    refusals.inc({ code: codes.has(refusedWith) ? refusedWith : 'other' });
  });
}
