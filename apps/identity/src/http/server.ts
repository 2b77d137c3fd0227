import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { WebOrigins } from '../origins/web-origins.ts';
import { loggablePath, pathOf, sendUnexpected } from './router.ts';

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse, log: Logger) => Promise<void>;

/** How long a request may take, for every server of ours. */
export const TIME_LIMITS = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 5_000 };

/** An HTTP server for {@link listener}. */
export function httpServer(handle: Handler, options: { log: Logger; webOrigins: WebOrigins }): Server {
  return createServer(TIME_LIMITS, listener(handle, options));
}

/** Gives each request an id and a log line; it logs no query, cookie, form or header. */
export function listener(handle: Handler, options: { log: Logger; webOrigins: WebOrigins }): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    const log = options.log.child({ requestId });
    response.setHeader('x-request-id', requestId);
    response.on('close', () => {
      const path = loggablePath(pathOf(request));
      const line = { method: request.method, path, status: response.statusCode, ms: Math.round(performance.now() - started) };
      if (path === '/healthz' || path === '/readyz') log.debug(line, 'request');
      else log.info(line, 'request');
    });
    handle(request, response, log).catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendUnexpected(response, options.webOrigins, requestId);
    });
  };
}

/** @throws the system's error, for example code EADDRINUSE */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Takes no new request, lets the running ones end for at most `graceMs`, then cuts them. */
export async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that has just got its last answer would otherwise wait for its keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
