import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { openServer, webOrigin, type TestServer } from '../testing/server.ts';
import { listen, WebsocketClient } from '../testing/websocket-client.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { belongsTo } from './websocket-id.ts';

const cookieKey = new Uint8Array(32).fill(7);

describe.each(oneTestDatabase())('the websocket on $name', ({ open }) => {
  let server: TestServer;
  let port: number;

  beforeAll(async () => {
    server = await openServer(open, { connectionLimits: { perSession: 3 } });
    port = await listen(server.app);
    await addSampleOffers(server.pool, [{ offerId: 'O-WS' }]);
  });
  afterAll(() => server.close());

  const add = (browser: Awaited<ReturnType<TestServer['visitor']>>, headers: Record<string, string> = {}) =>
    browser.post('/cart/addCart', { items: [{ offerId: 'O-WS', quantity: 1 }], changeKey: crypto.randomUUID() }, { headers });

  it('answers hello with a wsID, another one for each tab [spec 7.27, 3.17]', async () => {
    const browser = await server.visitor();
    const tabs = await Promise.all([WebsocketClient.open(port, browser), WebsocketClient.open(port, browser)]);
    const ids = await Promise.all(tabs.map((tab) => tab.hello()));
    expect(ids[0]).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(ids[0]).not.toBe(ids[1]);
    for (const tab of tabs) tab.socket.terminate();
  });

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }, '403'],
    ['an origin that begins like ours', { origin: `${webOrigin}.evil.example` }, '403'],
    ['no origin', { origin: null }, '403'],
    ['the origin null of a sandboxed frame', { origin: 'null' }, '403'],
    ['no session cookie', { cookie: null }, '403'],
    ['a session cookie that is none of ours', { cookie: 'JSESSIONID=1' }, '403'],
  ])('refuses %s', async (_what, options, status) => {
    const browser = await server.visitor();
    await expect(WebsocketClient.open(port, browser, options)).rejects.toThrow(status);
  });

  it('refuses an upgrade anywhere else', async () => {
    const response = await server.app.inject({ url: '/advantage/rs/server', headers: { origin: webOrigin } });
    expect(response.statusCode).toBe(404);
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`ws://127.0.0.1:${port}/advantage/rs/main/session`, { headers: { origin: webOrigin } });
    await expect(new Promise((_resolve, reject) => socket.once('error', reject))).rejects.toThrow('404');
  });

  it('closes who says something else than hello, says too much or too often', async () => {
    const browser = await server.visitor();
    const closeCode = async (talk: (client: WebsocketClient) => void): Promise<number> => {
      const client = await WebsocketClient.open(port, browser);
      talk(client);
      return client.closed;
    };
    expect(await closeCode(({ socket }) => socket.send('hello'))).toBe(1008);
    expect(await closeCode(({ socket }) => socket.send('{"op":"hello","__proto__":{"op":"x"}}'))).toBe(1008);
    expect(await closeCode(({ socket }) => socket.send(Buffer.from('{"op":"hello"}'), { binary: true }))).toBe(1008);
    expect(await closeCode(({ socket }) => socket.send(`{"op":"hello"${' '.repeat(2000)}}`))).toBe(1009);
    expect(await closeCode(({ socket }) => Array.from({ length: 20 }, () => socket.send('{"op":"hello"}')))).toBe(1008);
  });

  it('serves only so many tabs of one session', async () => {
    const browser = await server.visitor();
    const tabs = await Promise.all([1, 2, 3].map(() => WebsocketClient.open(port, browser)));
    await Promise.all(tabs.map((tab) => tab.hello()));
    await expect(WebsocketClient.open(port, browser)).rejects.toThrow('429');
    tabs[0]?.socket.close();
    await tabs[0]?.closed;
    const again = await WebsocketClient.open(port, browser);
    for (const tab of [...tabs, again]) tab.socket.terminate();
  });

  it('tells the other tabs that the cart changed, not the one that changed it [spec 7.1]', async () => {
    const browser = await server.visitor();
    const [here, there, stranger] = await Promise.all([
      WebsocketClient.open(port, browser), WebsocketClient.open(port, browser), WebsocketClient.open(port, await server.visitor()),
    ]);
    const [wsID] = await Promise.all([here.hello(), there.hello(), stranger.hello()]);
    expect((await add(browser, { 'X-WebSocket-ID': wsID })).envelope.responseName).toBe('Success');
    await there.next('cart');
    await Promise.all([here.settled(), stranger.settled()]);
    expect(here.received).toEqual([]);
    expect(stranger.received).toEqual([]);
    // The id of another session does not silence this one.
    const foreign = await WebsocketClient.open(port, await server.visitor());
    expect((await add(browser, { 'X-WebSocket-ID': await foreign.hello() })).envelope.responseName).toBe('Success');
    await Promise.all([here.next('cart'), there.next('cart')]);
    for (const tab of [here, there, stranger, foreign]) tab.socket.terminate();
  });

  it('reaches a buyer wherever they are signed in', async () => {
    const [desk, phone] = [await server.signedIn(), await server.signedIn()];
    const tab = await WebsocketClient.open(port, phone);
    await tab.hello();
    await add(desk);
    expect(await tab.next('cart')).toEqual({ op: 'cart' });
    tab.socket.terminate();
  });

  it.each(['/login/sign_out?confirmLogout=true', '/main/end_session'])('ends with the session (%s): the other tabs are told, and none stays connected', async (path) => {
    const browser = await server.signedIn();
    const elsewhere = await WebsocketClient.open(port, await server.signedIn());
    const [here, there] = await Promise.all([WebsocketClient.open(port, browser), WebsocketClient.open(port, browser)]);
    const [wsID] = await Promise.all([here.hello(), there.hello(), elsewhere.hello()]);
    await browser.get(path, { headers: { 'X-WebSocket-ID': wsID } });
    expect(await here.closed).toBe(4001);
    expect(await there.closed).toBe(4001);
    expect(there.received).toEqual([{ op: 'session_ended' }]);
    expect(here.received).toEqual([]);
    await elsewhere.settled();
    expect(elsewhere.received).toEqual([]);
    elsewhere.socket.terminate();
  });

  it('lets the tabs of a visitor go at sign-in: their cookie is another one now', async () => {
    const browser = await server.visitor();
    const tab = await WebsocketClient.open(port, browser);
    await tab.hello();
    await server.signedIn(undefined, browser);
    expect(await tab.closed).toBe(4002);
    const again = await WebsocketClient.open(port, browser);
    await again.hello();
    again.socket.terminate();
  });

  it('a wsID is proof of its session alone', async () => {
    const browser = await server.visitor();
    const tab = await WebsocketClient.open(port, browser);
    const wsID = await tab.hello();
    const session = (await import('../session/browser-session.ts')).BrowserSession;
    const idOf = (cookies: ReadonlyMap<string, string>): string =>
      new session(Object.fromEntries(cookies), { cookieKey, secure: false, randomness: { uuid: () => '', token: () => '' } }).id;
    expect(belongsTo(cookieKey, idOf(browser.cookies), wsID)).toBe(true);
    expect(belongsTo(cookieKey, idOf((await server.visitor()).cookies), wsID)).toBe(false);
    expect(belongsTo(new Uint8Array(32), idOf(browser.cookies), wsID)).toBe(false);
    for (const forged of ['', 'x', `${wsID}x`, wsID.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))]) {
      expect(belongsTo(cookieKey, idOf(browser.cookies), forged)).toBe(false);
    }
    tab.socket.terminate();
  });
});

describe.each(oneTestDatabase())('the life of a websocket on $name', ({ open }) => {
  it('ends when no hello comes', async () => {
    const server = await openServer(open, { connectionLimits: { helloWithin: 100 } });
    const silent = await WebsocketClient.open(await listen(server.app), await server.visitor());
    expect(await silent.closed).toBe(1008);
    await server.close();
  });

  it('outlasts the time limit of calls, and goes with code 1001 when the server stops', async () => {
    // The call that brings the cookies keeps this limit too, also on a busy machine.
    const server = await openServer(open, { handlerTimeout: 1_000 });
    const tab = await WebsocketClient.open(await listen(server.app), await server.visitor());
    await tab.hello();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await tab.settled();
    await server.close();
    expect(await tab.closed).toBe(1001);
  });

  it('a stopping server does not wait for a client that never says goodbye', async () => {
    const server = await openServer(open, { connectionLimits: { goodbye: 200 } });
    const tab = await WebsocketClient.open(await listen(server.app), await server.visitor());
    await tab.hello();
    tab.socket.pause();
    const started = performance.now();
    await server.close();
    // The library of websockets alone would wait 30 s. However busy the machine is, 200 ms do not become 25 s.
    expect(performance.now() - started).toBeLessThan(25_000);
    tab.socket.terminate();
  });

  it('drops a client that does not answer pings', async () => {
    const server = await openServer(open, { connectionLimits: { pingEvery: 1_000 } });
    const port = await listen(server.app);
    // A living client has a second to answer: a busy machine may take a tenth of one for anything.
    const [dead, alive] = [await WebsocketClient.open(port, await server.visitor()), await WebsocketClient.open(port, await server.visitor())];
    await Promise.all([dead.hello(), alive.hello()]);
    dead.socket.pause();
    await expect.poll(() => server.app.websocketServer.clients.size).toBe(1);
    await alive.settled();
    dead.socket.terminate();
    await server.close();
  });

  it('ends with a session that ends without a word', async () => {
    const server = await openServer(open, { connectionLimits: { checkSessionsEvery: 100 } });
    const port = await listen(server.app);
    const [buyer, visitor] = [await WebsocketClient.open(port, await server.signedIn()), await WebsocketClient.open(port, await server.visitor())];
    await Promise.all([buyer.hello(), visitor.hello()]);
    await server.pool.query("update marketplace.session set expires_at = '2020-01-01'");
    expect(await buyer.closed).toBe(4001);
    expect(buyer.received).toEqual([{ op: 'session_ended' }]);
    await visitor.settled();
    await server.close();
  });
});
