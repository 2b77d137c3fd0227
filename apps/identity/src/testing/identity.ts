import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openPool } from '@quartermaster/database';
import type { Pool } from '@quartermaster/database';
import { freePort, type OpenTestDatabase, type TestDatabase } from '@quartermaster/database/testing';
import { pino } from 'pino';
import { createAccount, newTotpSecret, totpCode, type NewAccount } from '../accounts/index.ts';
import type { ReaderConfig } from '../piv-reader/index.ts';
import { CLIENT_ID, RESOURCE } from '../provider/index.ts';
import { openSealedStore, type SealedStore } from '../secrets/index.ts';
import { startIdentity } from '../service/index.ts';
import { DEFAULT_LIMITS } from '../sign-in/index.ts';
import { Browser, type Visit } from './browser.ts';
import { testClock, type TestClock } from './clock.ts';
import { newProofKey, type ProofKey } from './proof-key.ts';

export const SECRET = 'the secret of an identity server in a test';
export const WEB_ORIGIN = 'http://localhost:18080';
export const CALLBACK = `${WEB_ORIGIN}/pkce/callback`;

/** The answer of the token endpoint. */
interface TokenAnswer {
  readonly status: number;
  readonly access_token?: string;
  readonly id_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
  readonly error?: string;
  readonly token_type?: string;
  /** The header `DPoP-Nonce`. */
  readonly nonce: string | null;
}

/** A running identity server with a database of its own, and what tests do with it. */
export interface TestIdentity {
  readonly issuer: string;
  readonly pool: Pool;
  readonly store: SealedStore;
  readonly clock: TestClock;
  readonly logLines: string[];
  browser(): Browser;
  newAccount(changes?: Pick<NewAccount, 'isApproved'>): Promise<NewAccount>;
  code(account: NewAccount): string;
  /** The address that starts a sign-in. */
  authorizeUrl(params?: Record<string, string | undefined>): { url: URL; verifier: string; state: string };
  /** Gives password and code; ends where the browser leaves the server. */
  signIn(browser: Browser, account: NewAccount, params?: Record<string, string | undefined>): Promise<Visit & { verifier: string }>;
  /** The key of the browser whose tokens these are. */
  readonly key: ProofKey;
  /** @param proof of the browser's own key unless it is given; null sends none */
  token(form: Record<string, string>, proof?: string | null): Promise<TokenAnswer>;
  exchange(callback: URL, verifier: string): Promise<TokenAnswer>;
  refresh(refreshToken: string): Promise<TokenAnswer>;
  stop(): Promise<void>;
}

/** @param options `shared`: a database that another identity server uses too; it stays open */
export async function openTestIdentity(database: TestDatabase, options: { demoAccounts?: boolean; reader?: ReaderConfig; clock?: TestClock; shared?: OpenTestDatabase; webOrigin?: string; secret?: string; deskSecret?: string; developmentOrigins?: readonly string[]; statementLimit?: number; metrics?: boolean } = {}): Promise<TestIdentity> {
  const opened = options.shared ?? (await database.open());
  const pool = openPool(opened.url, options.statementLimit === undefined ? {} : { statementLimit: options.statementLimit });
  const clock = options.clock ?? testClock();
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const logLines: string[] = [];
  const service = await startIdentity({
    config: {
      host: 'localhost',
      port,
      issuer,
      databaseUrl: opened.url,
      webOrigin: options.webOrigin ?? WEB_ORIGIN,
      demoAccounts: options.demoAccounts ?? false,
      developmentOrigins: options.developmentOrigins ?? [],
      trustProxy: true,
      tls: null,
      metrics: options.metrics === true ? { host: '127.0.0.1', port: 0 } : null,
      logLevel: 'trace',
      secret: options.secret ?? SECRET,
      deskSecret: options.deskSecret ?? null,
      keyDays: 90,
      signInLimits: DEFAULT_LIMITS,
      requests: { tries: 600, seconds: 60 },
      inactivitySeconds: 1800,
      maxAgeSeconds: 43_200,
      leaveSeconds: 0,
      reader: options.reader ?? null,
      accessTokenSeconds: 600,
    },
    pool,
    clock,
    log: pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) }),
  });

  const store = await openSealedStore(pool, options.secret ?? SECRET);
  const key = await newProofKey();
  const identity: TestIdentity = {
    issuer,
    key,
    pool,
    store,
    clock,
    logLines,
    browser: () => new Browser(issuer),
    async newAccount(changes = {}) {
      const account = {
        id: randomUUID(),
        email: `Test.${randomUUID()}@agency.example.gov`,
        givenName: 'Test',
        familyName: 'Buyer',
        agencyCode: '4700',
        password: `Right-${randomBytes(6).toString('hex')}-1`,
        totpSecret: newTotpSecret(),
        // The cheapest: hundreds of sign-ins would take minutes.
        passwordCost: { logN: 4, r: 8, p: 1 },
        ...changes,
      };
      await createAccount(store, account, clock.now());
      return account;
    },
    code: (account) => totpCode(account.totpSecret, clock.now()),
    authorizeUrl(params = {}) {
      const verifier = randomBytes(32).toString('base64url');
      const state = randomBytes(8).toString('hex');
      const url = new URL('/auth', issuer);
      const all: Record<string, string | undefined> = {
        client_id: CLIENT_ID,
        response_type: 'code',
        redirect_uri: CALLBACK,
        scope: 'openid rs',
        state,
        resource: RESOURCE,
        code_challenge_method: 'S256',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        ...params,
      };
      for (const [name, value] of Object.entries(all)) if (value !== undefined) url.searchParams.set(name, value);
      return { url, verifier, state };
    },
    async signIn(browser, account, params) {
      const { url, verifier } = identity.authorizeUrl(params);
      const page = await browser.visit(url);
      await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
      const end = await browser.post(`${page.url.pathname}/code`, { code: identity.code(account) });
      return { ...end, verifier };
    },
    async token(form, proof) {
      const sent = proof === undefined ? await key.proof(issuer) : proof;
      const response = await fetch(new URL('/token', issuer), {
        method: 'POST',
        headers: sent === null ? {} : { dpop: sent },
        body: new URLSearchParams({ client_id: CLIENT_ID, ...form }),
      });
      return { ...((await response.json()) as object), status: response.status, nonce: response.headers.get('dpop-nonce') };
    },
    exchange: (callback, verifier) =>
      identity.token({
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code') ?? '',
        redirect_uri: CALLBACK,
        code_verifier: verifier,
      }),
    refresh: (refreshToken) => identity.token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async stop() {
      await service.stop();
      await pool.end();
      if (!options.shared) await opened.close();
    },
  };
  return identity;
}
