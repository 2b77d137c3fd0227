import { requestDurations, type Metrics } from '@quartermaster/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { routeOf } from './route-of.ts';

/** Measures every request, and counts those that had to wait. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const answered = requestDurations(metrics);
  const limited = new Counter({ name: 'quartermaster_identity_too_many_total', help: 'Requests and forms that were answered with 429: they have to wait.', labelNames: ['route'], registers: [metrics.own] });
  app.addHook('onRequest', async ({ raw, routeOptions, url, method }, reply) => {
    const started = performance.now();
    // On the raw response: the OpenID provider answers past Fastify.
    reply.raw.once('close', () => {
      const route = routeOf(routeOptions.url, url);
      const status = reply.raw.statusCode;
      answered({ route, method: raw.method ?? method, status, elapsed: performance.now() - started });
      if (status === 429) limited.inc({ route: route ?? 'none' });
    });
  });
}
