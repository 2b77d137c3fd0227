import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { announcementMessage } from './connection/announcement.ts';
import { notifyClients } from './connection/bus/postgres-bus.ts';
import { startServerProcess, type ServerProcess } from './faults/testing/server-process.ts';
import { TestBrowser } from './testing/browser.ts';
import { TestIdentityProvider } from './testing/identity-provider.ts';
import { connectionTo, openKnownConnection, overAgent, overConnectionsTo } from './testing/one-process.ts';
import { addSampleOffers } from './testing/sample-offers.ts';
import { demoBuyer, signIn, webOrigin } from './testing/server.ts';
import { WebsocketClient } from './testing/websocket-client.ts';

/** Not an aim: a busy machine starts a process in half a minute. */
const patience = { timeout: 300_000, interval: 100 };

interface LogLine {
  readonly port?: number;
  readonly msg: string;
  readonly pid: number;
  readonly process?: number;
}

/** The processes that have such a series. */
const countedBy = (text: string, series: RegExp): readonly string[] => [...new Set(Array.from(text.matchAll(series), ([, pid = '']) => pid))];

describe.each(testDatabases().filter(({ name }) => name === 'postgresql'))('two server processes behind one port on $name', { timeout: 600_000 }, ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let provider: TestIdentityProvider;
  let supervisor: ServerProcess;
  beforeAll(async () => {
    [database, provider] = await Promise.all([open(), TestIdentityProvider.start()]);
    pool = openPool(database.url);
    await addSampleOffers(pool, [{ offerId: 'O-MANY' }, { offerId: 'O-AGAIN', available: 1_000_000 }]);
    const env = { WEB_ORIGIN: webOrigin, LOG_LEVEL: 'info', TRUST_PROXY: '1', RATE_LIMIT_MESSAGES: '3', METRICS_PORT: '0' };
    supervisor = await startServerProcess({ databaseUrl: database.url, issuer: provider.issuer, port: 0, processes: 2, env });
  }, 600_000);
  afterAll(async () => {
    await supervisor.stop();
    await pool.end();
    await Promise.all([provider.stop(), database.close()]);
  });

  /** The lines of the log with this sentence. */
  const lines = (msg: string): readonly LogLine[] =>
    supervisor.output().split('\n').slice(0, -1).filter((line) => line.startsWith('{') && line.includes(`"msg":"${msg}"`)).map((line) => JSON.parse(line) as LogLine);
  /** The processes that have answered one of several connections. */
  async function serving(): Promise<readonly string[]> {
    const names = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const connection = await openKnownConnection(supervisor.port);
      connection.socket.destroy();
      names.add(connection.process);
    }
    return [...names].toSorted();
  }
  const both = async (): Promise<readonly [string, string]> => {
    let names: readonly string[] = [];
    await expect.poll(async () => (names = await serving()), patience).toHaveLength(2);
    const [one = '', two = ''] = names;
    return [one, two];
  };
  const add = (browser: TestBrowser, offerId = 'O-MANY') => browser.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() });
  async function signedInAt(process: string): Promise<TestBrowser> {
    const browser = new TestBrowser(overConnectionsTo(supervisor.port, process));
    await browser.get('/main/session');
    await signIn(browser, provider, { ...demoBuyer, sub: randomUUID() });
    return browser;
  }
  async function tabAt(process: string, browser: TestBrowser): Promise<WebsocketClient> {
    const { socket } = await connectionTo(supervisor.port, (name) => name === process);
    const tab = await WebsocketClient.open(supervisor.port, browser, { over: socket });
    await tab.hello();
    return tab;
  }

  it('have sessions, carts, websockets, announcements and used proofs together', async () => {
    const [one, two] = await both();
    const buyer = await signedInAt(one);
    const tab = await tabAt(two, buyer);
    expect((await add(buyer)).envelope.responseName).toBe('Success');
    expect(await tab.next('cart')).toEqual({ op: 'cart' });
    expect((await buyer.at(overConnectionsTo(supervisor.port, two)).get('/cart/shopping_cart')).text).toContain('O-MANY');

    const tabHere = await tabAt(one, buyer);
    await notifyClients(pool, 'operator', announcementMessage({ text: 'Closed from 6 p.m.', type: 'info', seconds: 0 }));
    for (const each of [tab, tabHere]) expect(await each.next('alert')).toMatchObject({ msg: 'Closed from 6 p.m.' });

    // A read, which is not remembered in the database.
    const path = '/advantage/rs/orderhistory/my_orders';
    const proof = await (await buyer.key()).proof({ method: 'GET', url: `${webOrigin}${path}`, token: String(buyer.token) });
    const headers = { authorization: `DPoP ${String(buyer.token)}`, dpop: proof };
    const askAt = async (process: string) => (await buyer.at(overConnectionsTo(supervisor.port, process)).get(path, { token: undefined, headers })).status;
    expect([await askAt(one), await askAt(two), await askAt(one)]).toEqual([200, 401, 401]);
    for (const each of [tab, tabHere]) each.socket.terminate();
  });

  it('count the calls of an address together', async () => {
    const [one, two] = await both();
    const callAt = async (process: string) => {
      const visitor = new TestBrowser(overConnectionsTo(supervisor.port, process));
      return (await visitor.post('/information/comment_form_submit', {}, { headers: { 'x-forwarded-for': '192.0.2.7' } })).status;
    };
    const statuses = [await callAt(one), await callAt(two), await callAt(one), await callAt(two), await callAt(one)];
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  it('serve their figures together on one port: each process its own, and once what they share', async () => {
    const [one, two] = await both();
    for (const name of [one, two]) await new TestBrowser(overConnectionsTo(supervisor.port, name)).get('/main/session');
    const [served] = lines('metrics are served');
    const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${served?.port}/metrics`)).text();
    // A request is counted after its answer was sent.
    await expect.poll(async () => countedBy(await scrape(), /^quartermaster_http_request_duration_seconds_count\{.*route="\/advantage\/rs\/main\/session".*\bpid="(\d+)"/gm), patience).toHaveLength(2);
    const text = await scrape();
    expect(countedBy(text, /^process_resident_memory_bytes\{pid="(\d+)"\}/gm)).toHaveLength(2);
    expect(text.match(/^quartermaster_queue_waiting\{queue="mail"\}/gm)).toHaveLength(1);
    expect(text).toMatch(/^quartermaster_database_up 1$/m);
  });

  it('are one fewer for a moment when one is killed: the other goes on, and another comes', async () => {
    const before = await both();
    const started = (): readonly LogLine[] => lines('ready').filter(({ pid }) => pid !== supervisor.pid);
    await expect.poll(() => started().length, patience).toBe(2);
    const [victim] = started();
    process.kill(Number(victim?.pid), 'SIGKILL');
    await expect.poll(() => lines('a server process serves in the place of the one that ended').length, patience).toBe(1);
    expect(lines('a server process ended unexpectedly and is started again; the others go on')).toMatchObject([{ process: victim?.pid }]);
    const after = await both();
    expect(after.filter((name) => before.includes(name))).toHaveLength(1);
  });

  it('are replaced one after the other without a lost call, and no change is lost or made twice', async () => {
    const before = await both();
    const over = new AbortController();
    /** A buyer who calls again and again on one kept connection, and opens another when the server has closed it. */
    const visit = async (call: (browser: TestBrowser) => Promise<{ readonly status: number }>): Promise<readonly unknown[]> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const browser = new TestBrowser(overAgent(supervisor.port, agent));
      await browser.get('/main/session');
      const answers: unknown[] = [];
      while (!over.signal.aborted) {
        answers.push(await call(browser).then(({ status }) => status, String));
        // Without a pause they would take the processor from the processes that are to start.
        await setTimeout(20);
      }
      agent.destroy();
      return answers;
    };
    const reading = [1, 2].map(() => visit((browser) => browser.get('/main/session')));
    const buying = visit((browser) => add(browser, 'O-AGAIN'));
    process.kill(supervisor.pid, 'SIGHUP');
    await expect.poll(() => lines('the restart is over').length, patience).toBe(1);
    over.abort();
    for (const answers of await Promise.all([...reading, buying])) expect([...new Set(answers)]).toEqual([200]);
    const added = await buying;
    const pieces = await pool.query<{ quantity: number }>("select quantity from marketplace.cart_line where offer_id = 'O-AGAIN'");
    expect(pieces.rows).toEqual([{ quantity: added.length }]);
    expect((await both()).filter((name) => before.includes(name))).toEqual([]);
  });

  it('end together when they are told to, and leave the port', async () => {
    const pids = lines('ready').filter(({ pid }) => pid !== supervisor.pid).slice(-2).map(({ pid }) => pid);
    expect(pids).toHaveLength(2);
    await supervisor.stop();
    for (const pid of pids) expect(() => process.kill(pid, 0), String(pid)).toThrow('ESRCH');
    await expect(openKnownConnection(supervisor.port)).rejects.toThrow('ECONNREFUSED');
  });
});
