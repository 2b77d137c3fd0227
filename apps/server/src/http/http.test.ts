import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { cartServices, ownerOf, priceCart, readCart } from '../cart/index.ts';
import { openIdentity, embeddedIdentity, loginServices } from '../login/index.ts';
import { mainServices } from '../main/main-services.ts';
import { registerOpenApi } from '../openapi/register.ts';
import { CallCounts, type SharedMemory } from '../processes/index.ts';
import { systemClock } from '../runtime/clock.ts';
import { systemRandomness } from '../runtime/randomness.ts';
import { openPool } from '@quartermaster/database';
import { TestBrowser } from '../testing/browser.ts';
import { fixedStoreList } from '../testing/store-list.ts';
import { wireApp } from '../testing/wire-app.ts';
import { listen } from '../testing/websocket-client.ts';
import { implement, respond, serviceAt } from '../wire/index.ts';
import { registerHealth } from './health.ts';
import { openLog } from './log.ts';
import { defaultRateLimits } from './rate-limits.ts';

const nowhere = openPool('postgres://nobody@127.0.0.1:9/none');
const identity = openIdentity({
  config: { ...embeddedIdentity, issuer: 'http://127.0.0.1:9' },
  database: nowhere,
  clock: systemClock,
  randomness: systemRandomness,
  cookieKey: new Uint8Array(32),
  webOrigin: 'http://localhost:8080',
  sessionTimeout: 1800,
});
const services = [
  ...mainServices(identity),
  ...loginServices(identity),
  ...cartServices({ look: async (context) => ({ cart: await priceCart(await readCart(context.database, ownerOf(context))), warnings: [] }), review: async () => null, checkout: async () => null }),
  implement(serviceAt('/autocomplete'), async ({ term }) => respond('Success', { term, suggestions: [] }), { rateClass: 'search' }),
];

function logged(): { readonly destination: Writable; readonly text: () => string } {
  let text = '';
  return {
    destination: new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    }),
    text: () => text,
  };
}

describe('every answer', () => {
  it('carries a policy without unsafe sources, and the usual protections', async () => {
    const { headers } = await new TestBrowser(await wireApp(services)).get('/main/session');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'; style-src 'self'; ");
    expect(policy).toContain("connect-src 'self' ws://localhost:8080 http://localhost:8081; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('over HTTPS also demands HTTPS, for pages and cookies', async () => {
    const app = await wireApp(
      services,
      { cookies: { cookieKey: new Uint8Array(32), secure: true, randomness: systemRandomness } },
      { origins: { web: 'https://market.example.gov', identity: 'https://login.example.gov' } },
    );
    const { headers } = await new TestBrowser(app).get('/main/session');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(String(headers['set-cookie'])).toMatch(/JSESSIONID=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    // The names that are our own cannot be planted by another host of the domain.
    expect(String(headers['set-cookie'])).toMatch(/__Host-QM_VISITOR=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  });

  it('is compressed when it is large', async () => {
    const app = await wireApp(services, {}, { routes: (root) => registerOpenApi(root, services.map(({ service }) => service), '/advantage/rs', '0.1.0') });
    const response = await app.inject({ url: '/advantage/rs/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
  });
});

describe('rate limits', () => {
  const limits = { ...defaultRateLimits, all: 1000, search: 3, signIn: 2, messages: 2, sessions: 20 };
  const complete = (browser: TestBrowser) => browser.get('/autocomplete?term=toner').then(({ status }) => status);

  it('for search count by session, with when to come back', async () => {
    const app = await wireApp(services, {}, { rateLimits: limits });
    const [one, other] = [new TestBrowser(app), new TestBrowser(app)];
    await one.get('/main/session');
    await other.get('/main/session');
    expect([await complete(one), await complete(one), await complete(one), await complete(one)]).toEqual([200, 200, 200, 429]);
    expect(await complete(other)).toBe(200);
    const refused = await one.get('/autocomplete?term=toner');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.envelope).toMatchObject({ responseType: 'ERROR', attributes: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.envelope.message).toMatch(/Wait \d+ seconds and try again\./);
  });

  it('for search count by address when the session cookie is of one’s own making', async () => {
    const app = await wireApp(services, {}, { rateLimits: limits });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const forger = new TestBrowser(app);
      forger.cookies.set('JSESSIONID', systemRandomness.token(32));
      forger.cookies.set('XSRF-TOKEN', systemRandomness.token(32));
      statuses.push(await complete(forger));
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('let one address begin only so many sessions, whatever cookies it makes up', async () => {
    const app = await wireApp(services, {}, { rateLimits: { ...limits, sessions: 2 } });
    const begin = (forged: boolean) => {
      const browser = new TestBrowser(app);
      if (forged) browser.cookies.set('JSESSIONID', systemRandomness.token(32));
      return browser.get('/main/session').then(({ status }) => status);
    };
    const known = new TestBrowser(app);
    expect((await known.get('/main/session')).status).toBe(200);
    expect([await begin(false), await begin(false), await begin(true)]).toEqual([200, 429, 429]);
    expect((await known.get('/main/session')).status).toBe(200);
  });

  it('count all addresses of one IPv6 network together', async () => {
    const app = await wireApp(services, {}, { rateLimits: limits, trustedProxies: 1 });
    const from = (address: string) => app.inject({ url: '/advantage/rs/login/mfa_sign_in', headers: { 'x-forwarded-for': address } }).then(({ statusCode }) => statusCode);
    expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::2'), await from('2001:db8:1:2:3::3')]).toEqual([403, 403, 429]);
    expect(await from('2001:db8:1:3::1')).toBe(403);
  });

  it('for signing in count by address', async () => {
    const app = await wireApp(services, {}, { rateLimits: limits });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await new TestBrowser(app).get('/login/mfa_sign_in')).status);
    expect(statuses).toEqual([403, 403, 429]);
  });

  describe('of several processes', () => {
    const signInAt = async (apps: readonly Awaited<ReturnType<typeof wireApp>>[]): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (const app of apps) statuses.push((await new TestBrowser(app).get('/login/mfa_sign_in')).status);
      return statuses;
    };
    const processes = (sharedMemory: SharedMemory) => Promise.all([1, 2].map(() => wireApp(services, {}, { rateLimits: limits, sharedMemory })));

    it('count together', async () => {
      const counts = new CallCounts();
      const [one, two] = (await processes({ count: async (key, window) => counts.count(key, window), isFirstUse: async () => null })) as [never, never];
      expect(await signInAt([one, two, one, two])).toEqual([403, 403, 429, 429]);
    });

    it.each<[string, SharedMemory['count']]>([
      ['gives no answer', async () => null],
      ['fails', () => Promise.reject(new Error('The supervisor is gone.'))],
    ])('count each by itself where their supervisor %s', async (_what, count) => {
      const [one, two] = (await processes({ count, isFirstUse: async () => null })) as [never, never];
      expect(await signInAt([one, one, one, two, two, two])).toEqual([403, 403, 429, 403, 403, 429]);
    });
  });

  it('believe X-Forwarded-For only from a proxy that is configured', async () => {
    const addressSeen = async (trustedProxies: number) => {
      const browser = new TestBrowser(await wireApp(services, {}, { trustedProxies, rateLimits: defaultRateLimits }));
      const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
      return (await browser.get('/main/session', { headers })).envelope.attributes?.ipAddress;
    };
    expect(await addressSeen(0)).toBe('127.0.0.1');
    expect(await addressSeen(1)).toBe('198.51.100.7');
  });
});

describe('a server that drains', () => {
  it('takes no new connection, answers on those that it has and closes them, and is done when none is left', async () => {
    const app = await wireApp(services);
    const port = await listen(app);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: '/advantage/rs/main/session', agent }, (response) => response.resume().once('end', () => resolve(response))).once('error', reject);
      });
    expect((await ask()).headers.connection).toBe('keep-alive');
    let isDone = false;
    const drained = app.drain().then(() => (isDone = true));
    await expect(new Promise((_resolve, reject) => void connect(port, '127.0.0.1').once('error', reject))).rejects.toThrow('ECONNREFUSED');
    expect(isDone, 'its client may be sending the next call').toBe(false);
    const last = await ask();
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
    await drained;
    await app.close();
    agent.destroy();
  });
});

describe('the log', () => {
  it('has the id that the error answer shows, and nothing that is secret', async () => {
    const { destination, text } = logged();
    const browser = new TestBrowser(await wireApp(services, {}, { log: openLog('info', destination) }));
    await browser.get('/main/session');
    const secrets = { code: 'secret-code', code_verifier: 'secret-verifier-'.padEnd(43, 'x') };
    const grant = { grant_type: 'authorization_code', client_id: 'quartermaster-web', redirect_uri: 'http://localhost:8080/pkce/callback', ...secrets };
    const answer = await browser.post('/login/auth_tokens?code=secret-in-query', grant, { token: 'secret-token' });
    expect(answer.status).toBe(503);
    const wrong = await browser.post('/login/auth_tokens', { ...grant, code_verifier: 'secret-short' });
    expect(wrong.envelope.attributes?.['fieldErrors']).toMatchObject([{ field: 'code_verifier' }]);
    for (const { envelope } of [answer, wrong]) expect(text()).toContain(String(envelope.attributes?.['errorID']));
    expect(text()).not.toContain('secret');
    expect(text()).not.toContain(browser.cookies.get('JSESSIONID'));
    expect(wrong.text).not.toContain('secret');
  });
});

describe('a server without its database', () => {
  it('answers with a clear 503 and stays alive', async () => {
    const browser = new TestBrowser(await wireApp(services, { database: nowhere }, { routes: async (root) => registerHealth(root, nowhere, fixedStoreList()) }));
    await browser.get('/main/session');
    const answer = await browser.get('/cart/shopping_cart');
    expect(answer).toMatchObject({ status: 503, envelope: { responseType: 'ERROR', attributes: { code: 'DATABASE_AWAY' } } });
  });

  it('is alive and not ready', async () => {
    const app = await wireApp(services, { database: nowhere }, { routes: async (root) => registerHealth(root, nowhere, fixedStoreList()) });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'the database does not answer' }]);
  });
});
