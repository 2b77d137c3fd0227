import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { migrate, type Pool } from '@quartermaster/database';
import { apiBase, buildApp } from './app.ts';
import { cartSummary } from './cart/index.ts';
import { addSampleActivities, addSampleAddresses } from './checkout/index.ts';
import { cleanUp } from './clean-up.ts';
import type { ServerConfig } from './config.ts';
import { openConnection, registerConnection } from './connection/index.ts';
import { registerHealth } from './http/index.ts';
import { registerInspector } from './inspector/index.ts';
import { callerOf, openIdentity } from './login/index.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { registerOpenApi } from './openapi/register.ts';
import { registerPages } from './pages/register-pages.ts';
import { loadBuiltWeb, type StoreInspection } from './pages/render-bundle.ts';
import { secretKey, type Clock, type Randomness } from './runtime/index.ts';
import { allServices } from './services.ts';
import { StoreFailures } from './store-failures/index.ts';
import { activePackages } from './store-packages/index.ts';
import { StoreServices } from './store-services/index.ts';
import { openStoreList, registerOrigins, webOrigins } from './stores/index.ts';
import { storeAccess, storesWithValidation } from './virtual-store/index.ts';

const cleanUpEvery = 60 * 60_000;
const version = '0.1.0';
const webFolder = fileURLToPath(new URL('../../web', import.meta.url));

export interface ServerDependencies {
  readonly config: ServerConfig;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
}

/** A running marketplace server. */
export interface RunningServer {
  readonly port: number;
  /** Takes no new calls, lets running ones end. The pool stays open: it is the caller's. */
  stop(): Promise<void>;
}

/** Brings the database up to date, wires the areas together and listens. An identity server that is away stops nothing. */
export async function startServer({ config, pool, clock, randomness, log }: ServerDependencies): Promise<RunningServer> {
  const appServerId = randomBytes(4).toString('hex');
  const ran = await migrate(pool, { folder: migrationsFolder, schema: 'marketplace' });
  if (ran.length > 0) log.info({ migrations: ran }, 'the database was brought up to date');
  const stores = await openStoreList({ database: pool, clock, log, hosts: config.storeHosts });
  const cookieKey = await secretKey(pool, 'cookie', config.cookieSecret);
  const connection = await openConnection({ databaseUrl: config.databaseUrl, pool, clock, processId: appServerId, cookieKey, log });
  if (config.demoAccounts) await addSampleActivities(pool);

  const identity = openIdentity({
    config: config.identity,
    database: pool,
    clock,
    randomness,
    cookieKey,
    webOrigin: config.webOrigin,
    sessionTimeout: config.sessionTimeout,
    onFirstSignIn: config.demoAccounts ? [addSampleAddresses] : [],
    storeAccess: storeAccess(config.memberRules),
    storesWithValidation,
  });
  const failures = new StoreFailures({ database: pool, log });
  const implementations = allServices(identity, undefined, config.legacyUrls, config.memberRules, failures);
  const origins = { web: config.webOrigin, identity: new URL(config.identity.issuer).origin };
  const web = await loadBuiltWeb(webFolder);
  // What is built does not change while it runs.
  let composed: Promise<readonly StoreInspection[]> | null = null;
  const compositions = () => (composed ??= web === null ? Promise.resolve([]) : web.bundle.inspectStores());
  if (web === null) log.warn('the web is not built: only the API is served');

  const packages = activePackages({ database: pool, stores, log });
  const storeServices = new StoreServices({ database: pool, clock, cookieKey, failures });
  const app = await buildApp({
    log,
    findStoreService: storeServices.find,
    implementations,
    origins,
    rateLimits: config.rateLimits,
    trustedProxies: config.trustedProxies,
    wiring: {
      database: pool,
      clock,
      randomness,
      cookies: { cookieKey, secure: config.webOrigin.startsWith('https:'), randomness },
      stores,
      origins: webOrigins(config.webOrigin, stores),
      appServerId,
      sessionTimeout: config.sessionTimeout,
      callerOf: (credentials) => callerOf(identity, credentials),
      cartSummary,
      messages: connection.messages,
    },
    extras: [
      (root, wiring) => registerConnection(root, { apiBase, wiring, ...connection }),
      async (root) => registerHealth(root, pool),
      (root, wiring) => registerOrigins(root, wiring.stores, wiring.origins),
      (root) => registerOpenApi(root, implementations.map(({ service }) => service), apiBase, version),
      (root, wiring) => registerInspector(root, { token: config.operatorToken, secure: config.webOrigin.startsWith('https:'), wiring, packages, failures, compositions }),
      (root, wiring) => registerPages(root, { web, implementations, findStoreService: storeServices.find, wiring, packages, origins }),
    ],
  });
  await app.listen({ host: config.host, port: config.port });
  // Reads and keeps what the provider says of itself; without it everything works but signing in.
  identity.discovery.metadata().catch((error: unknown) => {
    log.warn({ err: error, issuer: config.identity.issuer }, 'the identity server cannot be reached; nobody can sign in until it can');
  });

  const timer = setInterval(() => {
    cleanUp(pool, clock.now()).catch((error: unknown) => log.error({ err: error }, 'old sessions and carts could not be taken away'));
  }, cleanUpEvery);
  timer.unref();
  return {
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      clearInterval(timer);
      await app.close();
      storeServices.close();
      await failures.written();
      await packages.looked();
      await connection.stop();
    },
  };
}
