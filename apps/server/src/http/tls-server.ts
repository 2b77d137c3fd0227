import type { FastifyServerFactory } from 'fastify';
import type { TlsListener } from '@quartermaster/tls';
import type { serverLimits } from './traffic/traffic-limits.ts';

/** An HTTPS server with the limits that the framework gives its own alone. */
export const tlsServer =
  (tls: TlsListener, limits: ReturnType<typeof serverLimits>, keepAliveTimeout: number): FastifyServerFactory =>
  (listener) => {
    const server = tls.makeServer({ ...limits.http, requestTimeout: limits.requestTimeout, keepAliveTimeout }, listener);
    server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
    return server;
  };
