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
  /** Its own address as browsers see it. No header of a request has a say in it. */
  readonly origin: string;
  /** Believe the address that the proxy in front appended last to X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Makes another server than one for plain HTTP. */
  readonly makeServer?: (options: ServerOptions, listener: RequestListener) => Server;
}

/**
 * An HTTP application without routes, not yet listening: request ids, log lines, security headers and error pages are in place
 * for every route. Bodies stay unread unless a route's scope registers a parser: the OpenID provider reads its own.
 */
export async function openApp({ log, webOrigins, origin, trustProxy, makeServer = createServer }: AppOptions): Promise<FastifyInstance> {
  const { host, protocol } = new URL(origin);
  const app = Fastify({
    // A request may name its whole address: the OpenID provider would make the other addresses out of it.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : withoutHost(url)),
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
  app.addHook('onRequest', async ({ raw, raw: { headers } }) => {
    // Fastify keeps what was rewritten, and the provider would read it.
    Reflect.deleteProperty(raw, 'originalUrl');
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-host'];
  });
  await app.register(helmet, {
    // Each page brings its own policy (page-reply.ts).
    contentSecurityPolicy: false,
    strictTransportSecurity: isForTlsAlone(origin, webOrigins.main) && { maxAge: 31_536_000, includeSubDomains: false },
    // Not no-referrer: with it browsers send "Origin: null", and the forms of these pages would be refused.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  registerErrorPages(app, webOrigins);
  return app;
}

/** Path and query of a whole address; the first page for a text that is none. */
function withoutHost(address: string): string {
  const { pathname, search } = URL.parse(address) ?? { pathname: '/', search: '' };
  return `${pathname}${search}`;
}

/** The rule is for a host with all its ports: not for the machine of a developer, nor for a host that the marketplace shares without TLS. */
function isForTlsAlone(origin: string, webOrigin: string): boolean {
  const [own, web] = [new URL(origin), new URL(webOrigin)];
  const isLoopback = own.hostname === 'localhost' || own.hostname.endsWith('.localhost') || own.hostname === '[::1]' || own.hostname.startsWith('127.');
  return own.protocol === 'https:' && !isLoopback && !(web.hostname === own.hostname && web.protocol === 'http:');
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
