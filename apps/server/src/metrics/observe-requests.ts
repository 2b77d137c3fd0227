import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from './metrics.ts';
import { methodLabel, routeLabel } from './route-label.ts';

/** More codes than the server and its plugins have: those beyond are counted as one. */
const mostCodes = 200;

/** Measures every request but websockets, which last as long as their tabs. */
export function observeRequests(app: FastifyInstance, { own }: Metrics): void {
  const registers = [own];
  const requests = new Histogram({
    name: 'quartermaster_http_request_duration_seconds',
    help: 'Requests, by how long they took until their answer was sent.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const refusals = new Counter({ name: 'quartermaster_refusals_total', help: 'Requests that were refused or failed, by the code of their answer.', labelNames: ['code'], registers });
  const codes = new Set<string>();
  app.addHook('onResponse', async (request, reply) => {
    if (request.ws) return;
    const labels = { route: routeLabel(request.routeOptions.url), method: methodLabel(request.method), status: `${Math.floor(reply.statusCode / 100)}xx` };
    requests.observe(labels, reply.elapsedTime / 1000);
    const { refusedWith } = request;
    if (refusedWith === null) return;
    if (codes.size < mostCodes) codes.add(refusedWith);
    refusals.inc({ code: codes.has(refusedWith) ? refusedWith : 'other' });
  });
}
