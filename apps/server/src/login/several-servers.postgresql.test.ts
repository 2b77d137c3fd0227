import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { composeServer } from '../compose-server.ts';
import { openLog } from '../http/log.ts';
import { systemRandomness } from '../runtime/randomness.ts';
import { readSettings } from '../runtime/setting.ts';
import { startServer, type RunningServer } from '../server.ts';
import { TestBrowser } from '../testing/browser.ts';
import { TestIdentityProvider } from '../testing/identity-provider.ts';
import { overHttp } from '../testing/over-http.ts';
import { demoBuyer, signIn, tokenProof } from '../testing/server.ts';

const orders = '/orderhistory/my_orders';

// The embedded database serves one server process alone.
describe.each(testDatabases().filter(({ name }) => name === 'postgresql'))('sessions of two servers on one $name', ({ open }) => {
  const time = { now: new Date() };
  const clock = { now: () => time.now };
  const later = (seconds: number): void => void (time.now = new Date(time.now.getTime() + seconds * 1000));
  let database: OpenTestDatabase;
  let provider: TestIdentityProvider;
  let started: { readonly server: RunningServer; readonly pool: Pool }[];
  let one: TestBrowser['app'];
  let two: TestBrowser['app'];
  let buyer: TestBrowser;
  beforeEach(async () => {
    [database, provider] = await Promise.all([open(), TestIdentityProvider.start()]);
    provider.clock = clock;
    const composition = composeServer();
    const settings = readSettings(composition.settings, { DATABASE_URL: database.url, COOKIE_SECRET: 'a secret of at least 32 characters', IDENTITY_ISSUER: provider.issuer, PORT: '0', WEB_ORIGIN: 'http://localhost:8080', RATE_LIMIT_SIGN_IN: '10000' });
    const start = async () => {
      const pool = openPool(database.url);
      return { server: await startServer({ composition, settings, pool, clock, randomness: systemRandomness, log: openLog('silent') }), pool };
    };
    started = await Promise.all([start(), start()]);
    [one, two] = started.map(({ server }) => overHttp(server.port)) as [TestBrowser['app'], TestBrowser['app']];
    buyer = new TestBrowser(one, clock);
    await buyer.get('/main/session');
    await signIn(buyer, provider, demoBuyer);
  });
  afterEach(async () => {
    for (const { server, pool } of started) {
      await server.stop();
      await pool.end();
    }
    await Promise.all([provider.stop(), database.close()]);
  });

  const at = (server: TestBrowser['app']): TestBrowser => buyer.at(server);
  const renewal = async () => ({ grant_type: 'refresh_token', client_id: 'quartermaster-web', dpop_proof: await tokenProof(buyer, provider) });

  it('a sign-in at one lets the buyer in at both, and a sign-out at one is seen by the other at once', async () => {
    expect((await at(one).get(orders)).status).toBe(200);
    expect((await at(two).get(orders)).status).toBe(200);
    const cookies = new Map(buyer.cookies);
    await at(one).get('/login/sign_out');
    for (const [name, value] of cookies) buyer.cookies.set(name, value);
    expect(await at(two).get(orders)).toMatchObject({ status: 401, envelope: { attributes: { code: 'SIGN_IN_REQUIRED' } } });
  });

  it('calls and extensions at one keep the session alive at the other, and the end comes at both', async () => {
    later(1790);
    expect(await at(one).get('/main/extend_session')).toMatchObject({ status: 200, text: '1800' });
    later(1790);
    expect(await at(two).get('/main/extend_session')).toMatchObject({ status: 200, text: '1800' });
    later(1800);
    const cookies = new Map(buyer.cookies);
    for (const server of [one, two]) {
      for (const [name, value] of cookies) buyer.cookies.set(name, value);
      expect(await at(server).get(orders)).toMatchObject({ status: 401, envelope: { attributes: { code: 'SESSION_EXPIRED' } } });
    }
  });

  it('twenty tabs that renew at both at once ask the identity server once, and no buyer is signed out', async () => {
    later(700);
    provider.delay = 200;
    const before = provider.refreshCalls;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, tab) => {
        const body = await renewal();
        return at(tab % 2 === 0 ? one : two).post('/login/auth_tokens', body);
      }),
    );
    expect(new Set(answers.map(({ envelope }) => envelope.attributes?.['access_token'])).size).toBe(1);
    expect(provider.refreshCalls - before).toBe(1);
    buyer.token = String(answers[0]?.envelope.attributes?.['access_token']);
    expect((await at(two).get(orders)).status).toBe(200);
  });

  it('a store switch at one moves the session for both', async () => {
    const before = new Map(buyer.cookies);
    await at(one).get('/main/end_session?switchTo=VA');
    expect((await at(two).get(orders)).status).toBe(200);
    for (const [name, value] of before) buyer.cookies.set(name, value);
    expect((await at(two).get(orders)).status).toBe(401);
  });
});
