import { methodLabel, routeLabel } from '@quartermaster/metrics';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../runtime/index.ts';
import type { HealthRecord } from './health-record.ts';

/** Notes calls that the server has answered with 5xx. That it is not ready, which load balancers ask again and again, is no failure of a call. */
export function watchRequests(app: FastifyInstance, record: HealthRecord, clock: Clock): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 500) return;
    const route = routeLabel(request.routeOptions.url);
    if (route === '/readyz') return;
    record.failed({ kind: 'request', what: `${methodLabel(request.method)} ${route}`, code: request.refusedWith ?? String(reply.statusCode), requestId: request.id }, clock.now());
  });
}
