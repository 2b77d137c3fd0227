import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { migrate, openPool, type Pool } from '@quartermaster/database';
import type { TestDatabase } from '@quartermaster/database/testing';
import { apiBase, buildApp } from '../app.ts';
import { cartSummary } from '../cart/index.ts';
import { defaultConnectionLimits, openConnection, registerConnection, type ConnectionLimits } from '../connection/index.ts';
import { openLog } from '../http/log.ts';
import { defaultRateLimits, type RateLimits } from '../http/rate-limits.ts';
import { callerOf, embeddedIdentity, openIdentity, type Identity, type IdentityConfig, type IdentityOptions } from '../login/index.ts';
import { systemClock, type Clock } from '../runtime/clock.ts';
import { systemRandomness } from '../runtime/randomness.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { allServices } from '../services.ts';
import { registerInspector, type InspectorOptions } from '../inspector/index.ts';
import { StoreFailures } from '../store-failures/index.ts';
import { activePackages } from '../store-packages/index.ts';
import { StoreServices, type StoreServicesOptions } from '../store-services/index.ts';
import { openStoreList, registerOrigins, webOrigins } from '../stores/index.ts';
import { TestBrowser } from './browser.ts';
import { TestIdentityProvider, type TestPerson } from './identity-provider.ts';

export const webOrigin = 'http://localhost:8080';

/** The whole server around a database of its own and an identity provider of its own. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly provider: TestIdentityProvider;
  readonly databaseUrl: string;
  readonly identity: Identity;
  readonly storeServices: StoreServices;
  readonly failures: StoreFailures;
  /** A browser that has been here before: it has its cookies. */
  visitor(): Promise<TestBrowser>;
  /** A browser in which this person has signed in, through code, tokens and `/login/mfa_sign_in`. */
  signedIn(person?: TestPerson, browser?: TestBrowser): Promise<TestBrowser>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Seconds of inactivity after which sessions end. */
  readonly sessionTimeout?: number;
  readonly clock?: Clock;
  readonly rateLimits?: RateLimits;
  readonly identity?: Partial<IdentityOptions>;
  /** A second server process, as it were, on the database and the identity provider of this one. */
  readonly beside?: TestServer;
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** Milliseconds that a call may take. */
  readonly handlerTimeout?: number;
  readonly dpop?: IdentityConfig['dpop'];
  /** Opens the page of the stores. */
  readonly operatorToken?: string;
  readonly compositions?: InspectorOptions['compositions'];
  /** What services of stores’ own may take. */
  readonly upstreamLimits?: StoreServicesOptions['limits'];
}

export const demoBuyer: TestPerson = {
  sub: 'demo-buyer',
  given_name: 'Demo',
  family_name: 'Buyer',
  email: 'buyer@agency.example.gov',
  agency_code: '4700',
};

/** Opens a server on one kind of database: `describe.each(testDatabases())('... on $name', ({ open }) => ...)`. */
export async function openServer(open: TestDatabase['open'], options: TestServerOptions = {}): Promise<TestServer> {
  const { beside } = options;
  const shared = async (): Promise<void> => {};
  const [database, provider] = beside === undefined
    ? await Promise.all([open(), TestIdentityProvider.start()])
    : [{ url: beside.databaseUrl, close: shared }, beside.provider];
  const pool = openPool(database.url);
  await migrate(pool, { folder: migrationsFolder, schema: 'marketplace' });
  const clock = options.clock ?? systemClock;
  provider.clock = clock;
  const cookieKey = new Uint8Array(32).fill(7);
  const sessionTimeout = options.sessionTimeout ?? 1800;
  const identity = openIdentity({
    config: { ...embeddedIdentity, issuer: provider.issuer, ...(options.dpop && { dpop: options.dpop }) },
    database: pool,
    clock,
    randomness: systemRandomness,
    cookieKey,
    webOrigin,
    sessionTimeout,
    ...options.identity,
  });
  const processId = randomUUID();
  const limits = { ...defaultConnectionLimits, ...options.connectionLimits };
  const log = openLog('silent');
  const stores = await openStoreList({ database: pool, clock, log });
  const connection = await openConnection({ databaseUrl: database.url, pool, clock, processId, cookieKey, log, limits });
  const failures = new StoreFailures({ database: pool, log });
  const packages = activePackages({ database: pool, stores, log });
  const storeServices = new StoreServices({ database: pool, clock, cookieKey, failures, ...(options.upstreamLimits && { limits: options.upstreamLimits }) });
  const app = await buildApp({
    log,
    findStoreService: storeServices.find,
    connectionLimits: limits,
    ...(options.handlerTimeout !== undefined && { handlerTimeout: options.handlerTimeout }),
    implementations: allServices(identity, undefined, undefined, undefined, failures),
    origins: { web: webOrigin, identity: provider.issuer },
    rateLimits: options.rateLimits ?? { ...defaultRateLimits, all: 100_000, signIn: 100_000 },
    trustedProxies: 0,
    wiring: {
      database: pool,
      clock,
      randomness: systemRandomness,
      cookies: { cookieKey, secure: false, randomness: systemRandomness },
      stores,
      origins: webOrigins(webOrigin, stores),
      appServerId: 'test',
      sessionTimeout,
      callerOf: (credentials) => callerOf(identity, credentials),
      cartSummary,
      messages: connection.messages,
    },
    extras: [
      (root, wiring) => registerConnection(root, { apiBase, wiring, ...connection }),
      (root, wiring) => registerOrigins(root, wiring.stores, wiring.origins),
      (root, wiring) =>
        registerInspector(root, {
          token: options.operatorToken ?? null, secure: false, wiring, failures, packages, compositions: options.compositions ?? (() => Promise.resolve([])),
        }),
    ],
  });
  const visitor = async (): Promise<TestBrowser> => {
    const browser = new TestBrowser(app, clock);
    await browser.get('/main/session');
    return browser;
  };
  return {
    app,
    pool,
    provider,
    databaseUrl: database.url,
    identity,
    storeServices,
    failures,
    visitor,
    async signedIn(person = demoBuyer, browser) {
      const opened = browser ?? (await visitor());
      await signIn(opened, provider, person);
      return opened;
    },
    async close() {
      await app.close();
      storeServices.close();
      await failures.written();
      await packages.looked();
      await connection.stop();
      await pool.end();
      await Promise.all([beside === undefined ? provider.stop() : shared(), database.close()]);
    },
  };
}

/** The browser's proof for the identity server's token endpoint. */
export const tokenProof = async (browser: TestBrowser, provider: TestIdentityProvider): Promise<string> =>
  (await browser.key()).proof({ method: 'POST', url: `${provider.issuer}/token` });

/** Gets the tokens of a sign-in as the web does, by proof key and code. The sign-in is not complete with that. */
export async function bringTokens(browser: TestBrowser, provider: TestIdentityProvider, person: TestPerson): Promise<string> {
  const { envelope } = await browser.get('/login/pkce');
  const verifier = String(envelope.attributes?.['pkce_code_verifier']);
  const tokens = await browser.post('/login/auth_tokens', {
    grant_type: 'authorization_code',
    code: provider.code(person, verifier),
    client_id: 'quartermaster-web',
    redirect_uri: `${webOrigin}/pkce/callback`,
    code_verifier: verifier,
    dpop_proof: await tokenProof(browser, provider),
  });
  if (tokens.envelope.responseName !== 'Success') throw new Error(`No tokens: ${tokens.text}`);
  return String(tokens.envelope.attributes?.['access_token']);
}

/** Signs in as the web does: tokens, and the sign-in screen's call. */
export async function signIn(browser: TestBrowser, provider: TestIdentityProvider, person: TestPerson): Promise<void> {
  browser.token = await bringTokens(browser, provider, person);
  const answer = await browser.get('/login/mfa_sign_in');
  if (answer.envelope.responseType !== 'AUTHENTICATED') throw new Error(`Not signed in: ${answer.text}`);
}
