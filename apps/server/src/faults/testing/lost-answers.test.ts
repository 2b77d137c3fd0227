import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase, openDatabaseProxy, type DatabaseProxy } from '@quartermaster/database/testing';
import type { TestBrowser } from '../../testing/browser.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { listen, WebsocketClient } from '../../testing/websocket-client.ts';

/** Milliseconds. With the grace of the network, 2.5 s: a call hears within that time, and the next ones are served. */
const statementLimit = 500;
/** What was lost is given up, and the server is as before: with time for a busy machine. */
const recovered = { timeout: 15_000, interval: 100 };

describe.each(oneTestDatabase('postgresql'))('a server whose database loses answers', ({ open }) => {
  let proxy: DatabaseProxy;
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    const throughProxy = async () => {
      const database = await open();
      proxy = await openDatabaseProxy(database.url);
      return { url: proxy.url, close: () => proxy.close().then(() => database.close()) };
    };
    server = await openServer(throughProxy, { statementLimit });
    browser = await server.signedIn();
  });
  afterAll(() => server.close());

  const readiness = async () => (await server.app.inject('/readyz')).statusCode;
  const cart = async () => (await browser.get('/cart/shopping_cart')).status;
  const both = async () => [await readiness(), await cart()];
  const times = (count: number, work: () => Promise<number>) => Promise.all(Array.from({ length: count }, work));

  it('serves every other call when one answer is lost', async () => {
    await expect.poll(both, recovered).toEqual([200, 200]);
    // The list of stores counts as current for half a second; the next call asks for it, and others wait with it.
    await new Promise((resolve) => setTimeout(resolve, 600));
    proxy.loseOneAnswer();
    const statuses = await times(20, cart);
    expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
    await expect.poll(both, recovered).toEqual([200, 200]);
  });

  it('says that it is not ready while all answers are lost, refuses calls in time, and serves again by itself', async () => {
    proxy.loseAllAnswers();
    const asked = Date.now();
    expect(await times(8, cart)).toEqual(Array.from({ length: 8 }, () => 503));
    expect(await readiness()).toBe(503);
    expect(Date.now() - asked).toBeLessThan(30_000);
    proxy.recover();
    await expect.poll(both, recovered).toEqual([200, 200]);
  });

  it('serves again by itself after its connections have lost the half of the server, and those that listen to it too', async () => {
    const tab = await WebsocketClient.open(await listen(server.app), browser);
    await tab.hello();
    await times(8, cart);
    proxy.closeServerHalf();
    await expect.poll(both, recovered).toEqual([200, 200]);
    expect(await times(12, cart)).toEqual(Array.from({ length: 12 }, () => 200));
    tab.socket.terminate();
  });
});
