import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { TlsListener } from '@quartermaster/tls';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { brokenRequests, registerContentPolicy, registerDrain, registerTrafficLimits, rateChecks, searchTurns, serverLimits, sharedCounts, tlsServer, unprovedCalls, type PolicyOrigins, type RateLimits, type TrafficLimits } from './http/index.ts';
import type { SharedMemory } from './processes/index.ts';
import { apiBase } from './runtime/index.ts';
import { bodyLimit, registerServices, registerStoreServices, type Implementation, type FindStoreService, type Wiring } from './wire/index.ts';

export interface AppOptions {
  readonly log: FastifyBaseLogger;
  readonly wiring: Omit<Wiring, 'checkRate' | 'inTurn' | 'unproved'>;
  readonly implementations: readonly Implementation[];
  /** Finds services of stores' own; without it there are none. */
  readonly findStoreService?: FindStoreService;
  readonly origins: PolicyOrigins;
  readonly rateLimits: RateLimits;
  readonly trafficLimits: TrafficLimits;
  /** Where calls are counted together with those at the processes beside this one; null: here alone. */
  readonly sharedMemory?: SharedMemory | null;
  /** Searches that run at once. */
  readonly searchesAtOnce: number;
  /** Ends TLS in the server itself; null: it speaks plain HTTP. */
  readonly tls?: TlsListener | null;
  /** How many proxies are in front, whose `X-Forwarded-For` is believed; 0 believes none. */
  readonly trustedProxies: number;
  /** Milliseconds after which a call that is still being served is answered with 503. */
  readonly handlerTimeout?: number;
  /** Puts in place the parts that must be there before any route. */
  readonly beforeRoutes?: (app: FastifyInstance) => Promise<void>;
  /** Routes beside the API. */
  readonly routes?: (app: FastifyInstance, wiring: Wiring) => Promise<void>;
}

/**
 * Gzip with small windows alone: what is compressed while it is sent is held once for each reader. Two hundred readers take 31 MB by gzip, 130 to
 * 270 MB by brotli, which at a quality that is as quick sends one percent less. Answers that are made once have both.
 */
const compression = { threshold: 1024, encodings: ['gzip', 'identity'] as ('gzip' | 'identity')[], zlibOptions: { windowBits: 14, memLevel: 7 } };

/** Milliseconds for which an idle connection is kept. */
const keepAliveTimeout = 65_000;

/** The whole HTTP application, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = serverLimits(options.trafficLimits);
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: () => options.wiring.randomness.uuid(),
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: ({ url }) => url === '/healthz' || url === '/readyz' }),
    trustProxy: options.trustedProxies === 0 ? false : (_address, hop) => hop < options.trustedProxies,
    bodyLimit,
    ...limits,
    ...(options.tls && { serverFactory: tlsServer(options.tls, limits, keepAliveTimeout) }),
    handlerTimeout: options.handlerTimeout ?? 30_000,
    keepAliveTimeout,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    ...brokenRequests(apiBase, options.wiring.clock, options.wiring.randomness),
  });
  app.decorateRequest('call', null);
  app.decorateRequest('refusedWith', null);
  app.decorateRequest('shownPage', null);
  registerDrain(app);
  await options.beforeRoutes?.(app);
  registerTrafficLimits(app, options.trafficLimits, { isBehindProxy: options.trustedProxies > 0 });
  await app.register(cookie);
  await app.register(compress, compression);
  await registerContentPolicy(app, options.origins);
  const { sharedMemory = null } = options;
  await app.register(rateLimit, { global: false, ...(sharedMemory !== null && { store: sharedCounts(sharedMemory) }) });
  const wiring: Wiring = { ...options.wiring, checkRate: rateChecks(app, options.rateLimits), inTurn: searchTurns(options.searchesAtOnce), unproved: unprovedCalls(options.rateLimits.vendorSecrets, sharedMemory) };
  const { findStoreService } = options;
  await app.register(
    async (api) => {
      registerServices(api, options.implementations, wiring);
      if (findStoreService !== undefined) registerStoreServices(api, findStoreService, wiring);
    },
    { prefix: apiBase },
  );
  await options.routes?.(app, wiring);
  return app;
}
