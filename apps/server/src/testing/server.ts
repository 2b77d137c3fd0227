import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openPool, type Pool } from '@quartermaster/database';
import type { TestDatabase } from '@quartermaster/database/testing';
import { valueOf, type Values } from '../area/index.ts';
import * as areas from '../areas.ts';
import { composeServer } from '../compose-server.ts';
import { connectionLimits } from '../connection/tokens.ts';
import { defaultConnectionLimits, type ConnectionLimits } from '../connection/connection-limits.ts';
import { openLog } from '../http/log.ts';
import { defaultRateLimits, type RateLimits } from '../http/rate-limits.ts';
import { rateLimits } from '../http/tokens.ts';
import { embeddedIdentity, identity as identityToken, openIdentity, type Identity, type IdentityConfig, type IdentityOptions } from '../login/index.ts';
import { countUnsent } from '../fedstrip/index.ts';
import { unreadOf } from '../messages/index.ts';
import { defaultStoreOf } from '../profile/index.ts';
import { addSampleProfile } from '../profile/buyer-profile/sample-profile.ts';
import { openServer as openWholeServer } from '../open-server.ts';
import { storeInspections, type StoreInspection } from '../pages/index.ts';
import { pagesArea } from '../pages/area.ts';
import { systemClock, type Clock } from '../runtime/clock.ts';
import { cookieKey as cookieKeyToken } from '../runtime/program-tokens.ts';
import { systemRandomness } from '../runtime/randomness.ts';
import { readSettings } from '../runtime/setting.ts';
import type { Source } from '../runtime/token.ts';
import { storeFailures, type StoreFailures } from '../store-failures/index.ts';
import type { AskLimits } from '../store-services/ask-upstream.ts';
import type { Tracing } from '../telemetry/index.ts';
import { upstreamLimits } from '../store-services/tokens.ts';
import type { Implementation } from '../wire/index.ts';
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
  readonly implementations: readonly Implementation[];
  readonly failures: StoreFailures;
  valueOf<Value>(source: Source<Value>): Value;
  /** Takes away what the areas of the server take away once an hour. */
  cleanUp(now: Date): Promise<void>;
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
  /** Milliseconds that a statement may take. */
  readonly statementLimit?: number;
  readonly dpop?: IdentityConfig['dpop'];
  /** False: the identity provider offers no binding of tokens. Set here, because the server asks the provider what it offers as soon as it is open. */
  readonly offersDpop?: boolean;
  /** Where the identity provider says that it reads smart cards; set here for the same reason. */
  readonly pivreader?: string;
  /** The secret of the desk's client: with it the identity provider lets the desk keep accounts. `deskSecretThere`: what the provider takes instead. */
  readonly deskSecret?: string;
  readonly deskSecretThere?: string;
  /** An account is opened at once for who proves an address of an agency. */
  readonly registersAtOnce?: boolean;
  /** Opens the page of the stores. */
  readonly operatorToken?: string;
  readonly compositions?: () => Promise<readonly StoreInspection[]>;
  /** Measures, and serves its figures on a port that is free. */
  readonly metrics?: boolean;
  /** Traces; none where it is left out. */
  readonly tracing?: Tracing;
  /** Silent where it is left out. */
  readonly log?: FastifyBaseLogger;
  /** Proxies in front. */
  readonly trustProxy?: number;
  /** Milliseconds from which on a statement is slow. */
  readonly slowStatement?: number;
  /** Megabytes that a packed catalog file may have. */
  readonly mostUnpacked?: number;
  /** Where files of requisitions are written. */
  readonly requisitionFolder?: string;
  /** Buyers begin with a profile that lacks nothing that an order needs. */
  readonly hasProfiles?: boolean;
  /** Vendors without a way have a mailbox of the trial. */
  readonly vendorTrial?: boolean;
  /** A file of the deployment that says of which kind things are. */
  readonly nearestKinds?: string;
  /** Where requests for a lower price go whose vendor has no address for mail. */
  readonly contractingOffice?: string;
  /** Development servers from which demo accounts may sign in. */
  readonly developmentOrigins?: readonly string[];
  /** The limits on services of stores’ own. */
  readonly upstreamLimits?: AskLimits;
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
  const pool = openPool(database.url, options.statementLimit === undefined ? {} : { statementLimit: options.statementLimit });
  const clock = options.clock ?? systemClock;
  provider.clock = clock;
  if (options.offersDpop !== undefined) provider.offersDpop = options.offersDpop;
  if (options.deskSecret !== undefined) provider.deskSecret = options.deskSecretThere ?? options.deskSecret;
  if (options.pivreader !== undefined) provider.pivreader = options.pivreader;
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
    unreadMessages: unreadOf,
    unsentRequisitions: countUnsent,
    ownStore: (buyerId) => defaultStoreOf(pool, buyerId),
    ...(options.tracing !== undefined && { tracing: options.tracing }),
    ...(options.hasProfiles === true && { onFirstSignIn: [addSampleProfile] }),
    ...options.identity,
  });
  // Pages are rendered by what `npm run build` makes of the web: suites of their own ask for them.
  const given: Values = new Map<Source<unknown>, unknown>([
    valueOf(identityToken, identity),
    valueOf(cookieKeyToken, cookieKey),
    valueOf(connectionLimits, { ...defaultConnectionLimits, ...options.connectionLimits }),
    valueOf(rateLimits, options.rateLimits ?? { ...defaultRateLimits, all: 100_000, signIn: 100_000, messages: 100_000, sessions: 100_000, purchaseOrders: 100_000, addresses: 100_000, vendorSecrets: 100_000 }),
    valueOf(storeInspections, options.compositions ?? (() => Promise.resolve([]))),
    ...(options.upstreamLimits ? [valueOf(upstreamLimits, options.upstreamLimits)] : []),
  ]);
  const composition = composeServer([...given.keys()], Object.values(areas).filter((area) => area !== pagesArea));
  const settings = readSettings(composition.settings, {
    DATABASE_URL: database.url,
    COOKIE_SECRET: 'a secret of at least 32 characters',
    WEB_ORIGIN: webOrigin,
    IDENTITY_ISSUER: provider.issuer,
    SESSION_TIMEOUT: String(sessionTimeout),
    ...(options.developmentOrigins !== undefined && { DEMO_ACCOUNTS: '1', DEVELOPMENT_ORIGINS: options.developmentOrigins.join(' ') }),
    ...(options.vendorTrial === true && { VENDOR_TRIAL: '1' }),
    ...(options.contractingOffice !== undefined && { CONTRACTING_OFFICE_EMAIL: options.contractingOffice }),
    ...(options.deskSecret !== undefined && { OAUTH_DESK_CLIENT_SECRET: options.deskSecret }),
    ...(options.requisitionFolder !== undefined && { REQUISITION_FOLDER: options.requisitionFolder }),
    ...(options.registersAtOnce === true && { REGISTRATION_AT_ONCE: '1' }),
    ...(options.nearestKinds !== undefined && { NEAREST_KINDS: options.nearestKinds }),
    ...(options.metrics === true && { METRICS_PORT: '0' }),
    ...(options.trustProxy !== undefined && { TRUST_PROXY: String(options.trustProxy) }),
    ...(options.slowStatement !== undefined && { SLOW_STATEMENT: String(options.slowStatement) }),
    ...(options.mostUnpacked !== undefined && { CATALOG_UNPACKED_MB: String(options.mostUnpacked) }),
    ...(options.operatorToken !== undefined && { OPERATOR_TOKEN: options.operatorToken }),
  });
  const server = await openWholeServer({
    composition, settings, given, pool, clock,
    randomness: systemRandomness,
    log: options.log ?? openLog('silent'),
    ...(options.tracing !== undefined && { tracing: options.tracing }),
    processId: beside === undefined ? 'test' : randomUUID(),
    ...(options.handlerTimeout !== undefined && { handlerTimeout: options.handlerTimeout }),
  });
  const { app } = server;
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
    implementations: server.implementations,
    failures: server.valueOf(storeFailures),
    valueOf: server.valueOf,
    cleanUp: server.cleanUp,
    visitor,
    async signedIn(person = demoBuyer, browser) {
      const opened = browser ?? (await visitor());
      await signIn(opened, provider, person);
      return opened;
    },
    async close() {
      await server.close();
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
