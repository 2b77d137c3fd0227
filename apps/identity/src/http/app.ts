import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { WebOrigins } from '../origins/index.ts';
import { answerBrokenConnection, registerErrorPages, sendWrongAddress } from './error-pages.ts';
import { logRequest, registerRequestLog } from './request-log.ts';

/** How long a request may take to arrive, in milliseconds, for every server of this program. */
const timeLimits = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 5_000 };

export interface AppOptions {
  readonly log: FastifyBaseLogger;
  readonly webOrigins: WebOrigins;
  /** Believe the address that the proxy in front appended last to X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Makes another server than one for plain HTTP. */
  readonly makeServer?: (options: ServerOptions, listener: RequestListener) => Server;
}

/**
 * An HTTP application without routes, not yet listening: request ids, log lines, security headers and error pages are in place
 * for every route. Bodies stay unread unless a route's scope registers a parser: the OpenID provider reads its own.
 */
export async function openApp({ log, webOrigins, trustProxy, makeServer = createServer }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // One address for "localhost", as Node chooses it: Fastify's own server would listen on several, beyond the reach of closeApp.
    serverFactory: (listener) => makeServer(timeLimits, listener),
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: (_error, request, reply) => {
      logRequest(request, reply);
      sendWrongAddress(reply, webOrigins);
    },
  });
  registerRequestLog(app);
  await app.register(helmet, {
    // Each page brings its own policy (page-reply.ts).
    contentSecurityPolicy: false,
    // The proxy that ends TLS decides about its whole host.
    strictTransportSecurity: false,
    // Not no-referrer: with it browsers send "Origin: null", and the forms of these pages would be refused.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  registerErrorPages(app, webOrigins);
  return app;
}

/**
 * @returns the port, which the system chooses for port 0
 * @throws the system's error, for example code EADDRINUSE
 */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host });
  return (app.server.address() as AddressInfo).port;
}

/** Takes no new request, lets the running ones end for at most `graceMs` milliseconds, then cuts them. */
export async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  // A connection that has just had its last answer would otherwise wait for its keep-alive time.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
