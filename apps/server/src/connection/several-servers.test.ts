import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '@quartermaster/database/testing';
import { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { listen, WebsocketClient } from '../testing/websocket-client.ts';

const announceProgram = join(import.meta.dirname, '..', 'announce.ts');

async function announce(databaseUrl: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', announceProgram, ...args], { env: { PATH: process.env['PATH'], ...compileCache, DATABASE_URL: databaseUrl } });
}

/** The same browser, whose next calls a load balancer gives to another process. */
function at(server: TestServer, browser: TestBrowser): TestBrowser {
  const other = new TestBrowser(server.app);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  other.token = browser.token;
  return other;
}

describe.each(testDatabases().filter(({ name }) => name === 'postgresql'))('two servers on one $name', ({ open }) => {
  it('a change, a sign-out and an announcement in one reach the clients of the other', async () => {
    const [one] = [await openServer(open)];
    const two = await openServer(open, { beside: one });
    try {
      await addSampleOffers(one.pool, [{ offerId: 'O-TWO' }]);
      const browser = await one.signedIn();
      const stranger = await WebsocketClient.open(await listen(one.app), await one.visitor());
      const tab = await WebsocketClient.open(await listen(two.app), browser);
      const [wsID] = await Promise.all([tab.hello(), stranger.hello()]);

      const body = { items: [{ offerId: 'O-TWO', quantity: 1 }], changeKey: crypto.randomUUID() };
      await browser.post('/cart/addCart', body);
      expect(await tab.next('cart')).toEqual({ op: 'cart' });

      // The wsID was given by the other process, and counts in this one.
      await browser.post('/cart/addCart', { ...body, changeKey: crypto.randomUUID() }, { headers: { 'X-WebSocket-ID': wsID } });

      expect((await announce(one.databaseUrl, 'Back at <noon> & later', '--type=warning')).stdout).toContain('Announced');
      const alert = { op: 'alert', type: 'warning', msg: 'Back at &lt;noon&gt; &amp; later', timeout: 0 };
      expect(await tab.next('alert')).toEqual(alert);
      expect(await stranger.next('alert')).toEqual(alert);
      expect(tab.received).toEqual([]);

      await at(one, browser).get('/login/sign_out?confirmLogout=true');
      expect(await tab.closed).toBe(4001);
      expect(tab.received).toEqual([{ op: 'session_ended' }]);
      expect(stranger.received).toEqual([]);
    } finally {
      await two.close();
      await one.close();
    }
  });

  it('what was said while the bus was away is made up for when it is back', async () => {
    const one = await openServer(open);
    const two = await openServer(open, { beside: one });
    try {
      const [browser, other] = [await one.signedIn(), await one.signedIn()];
      const port = await listen(two.app);
      const [tab, otherTab] = [await WebsocketClient.open(port, browser), await WebsocketClient.open(port, other)];
      await Promise.all([tab.hello(), otherTab.hello()]);
      const client = new pg.Client({ connectionString: one.databaseUrl });
      await client.connect();
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quartermaster-bus' and datname = current_database()");
      await at(one, browser).get('/login/sign_out?confirmLogout=true');
      expect(await tab.closed).toBe(4001);
      // And the bus works again.
      await expect.poll(async () => (await client.query("select 1 from pg_stat_activity where application_name = 'quartermaster-bus' and datname = current_database()")).rowCount).toBe(2);
      await client.end();
      await at(one, other).get('/login/sign_out?confirmLogout=true');
      expect(await otherTab.closed).toBe(4001);
    } finally {
      await two.close();
      await one.close();
    }
  });
});

describe.each(testDatabases().filter(({ name }) => name === 'embedded'))('the $name database', ({ open }) => {
  it('serves one process alone, and says so', async () => {
    const one = await openServer(open);
    try {
      await expect(openServer(open, { beside: one })).rejects.toThrow('Several server processes need a real database');
    } finally {
      await one.close();
    }
  });

  it('an operator announces through the process that runs', async () => {
    const one = await openServer(open);
    const tab = await WebsocketClient.open(await listen(one.app), await one.visitor());
    await tab.hello();
    await announce(one.databaseUrl, 'Closed', 'on Sunday', '--seconds=20');
    expect(await tab.next('alert')).toEqual({ op: 'alert', type: 'info', msg: 'Closed on Sunday', timeout: 20_000 });
    for (const [args, sentence] of [
      [[], 'Say what to announce'],
      [['x'.repeat(1001)], 'at most 1000 characters'],
      [['x', '--type=loud'], '--type is one of'],
      [['x', '--seconds=-1'], '--seconds is a whole number'],
      [['x', '--seconds=soon'], '--seconds is a whole number'],
    ] as const) {
      const failure = await announce(one.databaseUrl, ...args).then(({ stdout }) => stdout, (error: unknown) => (error as { stderr: string }).stderr);
      expect(failure).toContain(sentence);
    }
    expect(tab.received).toEqual([]);
    tab.socket.terminate();
    await one.close();
  });
});
