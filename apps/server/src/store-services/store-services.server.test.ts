import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFailures } from '../store-failures/index.ts';
import { packageCommand } from '../store-packages/package-command.ts';
import { sampleIntegrity, samplePackage } from '../store-packages/testing/sample-package.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { json, startUpstream, type TestUpstream } from './testing/upstream.ts';

const upstreams = [
  {
    path: '/vs/harbor', description: 'Tides',
    services: [
      { path: '/vs/harbor/tides', responses: ['Success', 'NoTides'] },
      { path: '/vs/harbor/berth', method: 'POST', responses: ['Booked'] },
      { path: '/vs/harbor/mine', access: 'buyer', responses: ['Success'] },
    ],
  },
];
const inHarbor = { headers: { 'x-store': 'HARBOR' } };

describe.each(oneTestDatabase())('services of a store’s own on $name', ({ open }) => {
  let server: TestServer;
  let upstream: TestUpstream;
  let browser: TestBrowser;
  let now = Date.now();
  const patient = 20_000;
  const upstreamLimits = { timeout: patient, answerBytes: 10_000 };
  beforeAll(async () => {
    [server, upstream] = await Promise.all([openServer(open, { clock: { now: () => new Date(now) }, upstreamLimits }), startUpstream()]);
    await packageCommand(server.pool, ['install', samplePackage({ quartermaster: { upstreams } }), '--integrity', sampleIntegrity], new Date(now));
    await packageCommand(server.pool, ['activate', 'HARBOR', '1.0.0'], new Date(now));
    browser = await server.visitor();
  });
  afterAll(async () => {
    await upstream.close();
    await server.close();
  });
  beforeEach(() => approve());
  afterEach(async () => {
    upstream.received.length = 0;
    upstream.answer = json({ responseName: 'Success', attributes: {} });
    // A service that rested is asked again.
    now += 120_000;
    await browser.get('/vs/harbor/tides', inHarbor);
    upstream.received.length = 0;
  });

  async function lastFailure() {
    await server.failures.written();
    return (await readFailures(server.pool)).of('HARBOR').services[0];
  }

  async function approve(changes: { address?: string; namesVisitor?: boolean } = {}): Promise<void> {
    await server.pool.query('delete from marketplace.store_upstream');
    await server.pool.query("insert into marketplace.store_upstream (store, path, address, private_allowed, names_visitor) values ('HARBOR', '/vs/harbor', $1, true, $2)", [
      changes.address ?? `${upstream.address}/market`, changes.namesVisitor ?? false,
    ]);
    now += 1_000;
  }

  it('are answered by its owner’s service, with the session attributes of the marketplace', async () => {
    upstream.answer = json({ responseName: 'Success', attributes: { tides: [1, 2], storeName: 'VA', loggedIn: true, firstName: 'Nobody' } });
    const { status, envelope } = await browser.get('/vs/harbor/tides?day=2&store=HARBOR&port=a&port=b', inHarbor);
    expect([status, envelope.responseType, envelope.responseName]).toEqual([200, 'SUCCESS', 'Success']);
    expect(envelope.attributes).toMatchObject({ tides: [1, 2], storeName: 'HARBOR', storeID: 11, loggedIn: false, firstName: null });
    expect(upstream.received).toMatchObject([{ method: 'GET', url: '/market/tides?day=2&port=a&port=b' }]);
  });

  it('learn nothing of who asks: no cookie, token, address or session', async () => {
    const buyer = await server.signedIn();
    await buyer.get('/vs/harbor/tides', { headers: { 'x-store': 'HARBOR', 'x-forwarded-for': '192.0.2.9' } });
    const [received] = upstream.received;
    expect(Object.keys(received?.headers ?? {}).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent', 'x-request-id', 'x-store']);
    expect(received?.headers).toMatchObject({ 'x-store': 'HARBOR', 'user-agent': 'quartermaster' });
  });

  it('get a pseudonym of the visitor where the operator allows it: the same for each call, another for each visitor', async () => {
    await approve({ namesVisitor: true });
    const other = await server.visitor();
    for (const who of [browser, browser, other]) await who.get('/vs/harbor/tides', inHarbor);
    const [one, again, another] = upstream.received.map(({ headers }) => headers['x-visitor']);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect([again === one, another === one, another === undefined]).toEqual([true, false, false]);
  });

  it('that change something are posted as JSON, and need the proof that a page of ours sent them', async () => {
    upstream.answer = json({ responseName: 'Booked', attributes: { berth: 4 } });
    expect((await browser.post('/vs/harbor/berth', { length: 12 }, { ...inHarbor, withoutXsrf: true })).status).toBe(403);
    expect(upstream.received).toEqual([]);
    expect((await browser.post('/vs/harbor/berth', { length: 12 }, inHarbor)).envelope).toMatchObject({ responseName: 'Booked', attributes: { berth: 4 } });
    expect(upstream.received).toMatchObject([{ method: 'POST', url: '/market/berth', body: '{"length":12}', headers: { 'content-type': 'application/json' } }]);
  });

  it('for buyers are forwarded for buyers alone', async () => {
    expect((await browser.get('/vs/harbor/mine', inHarbor)).status).toBe(401);
    expect(upstream.received).toEqual([]);
    const buyer = await server.signedIn();
    expect((await buyer.get('/vs/harbor/mine', inHarbor)).envelope).toMatchObject({ responseName: 'Success', attributes: { loggedIn: true } });
  });

  it.each([
    ['a path that the manifest does not declare', '/vs/harbor/other', 404],
    ['the path above them', '/vs/harbor', 404],
    ['a path that only looks like one', '/vs/harbor/tides/', 404],
    ['an encoded path', '/vs/harbor/%74ides', 404],
  ])('forward no call to %s', async (_what, path, status) => {
    expect((await browser.get(path, inHarbor)).status).toBe(status);
    expect(upstream.received).toEqual([]);
  });

  it('forward no call from another store, and none of another method', async () => {
    expect((await browser.get('/vs/harbor/tides', { headers: { 'x-store': 'VA' } })).envelope).toMatchObject({ responseType: 'ERROR', msgType: 'Unexpected request' });
    expect((await browser.post('/vs/harbor/tides', {}, inHarbor)).status).toBe(405);
    expect((await browser.post('/vs/access_denied', {}, inHarbor)).status).toBe(405);
    expect(upstream.received).toEqual([]);
  });

  it('are not forwarded before the operator has approved an address, nor after they took it back', async () => {
    await server.pool.query('delete from marketplace.store_upstream');
    now += 1_000;
    expect((await browser.get('/vs/harbor/tides', inHarbor)).status).toBe(502);
    expect(upstream.received).toEqual([]);
  });

  it('say in their own words what they could not do', async () => {
    upstream.answer = json({ responseType: 'ERROR', message: 'The harbor is closed today.', msgType: 'Closed' });
    const { status, envelope } = await browser.get('/vs/harbor/tides', inHarbor);
    expect([status, envelope.responseType, envelope.message, envelope.msgType]).toEqual([422, 'ERROR', 'The harbor is closed today.', 'Closed']);
  });

  const endless: TestUpstream['answer'] = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    request.socket.once('close', () => clearInterval(timer));
  };
  it.each<[what: string, answer: TestUpstream['answer'], status: number, reason: string]>([
    ['never answers', () => {}, 504, 'slow'],
    ['never ends', endless, 504, 'slow'],
    ['sends too much', json({ responseName: 'Success', attributes: { text: 'x'.repeat(20_000) } }), 502, 'too-large'],
    ['says that it sends little and sends much', (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(50_000)), 502, 'too-large'],
    ['sends a page', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'), 502, 'not-json'],
    ['redirects', (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(), 502, 'status'],
    ['fails', json({ secret: 'stack' }, 500), 502, 'status'],
    ['breaks off', (_request, response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{', () => response.destroy()), 502, 'unreachable'],
    ['hangs up', (request) => request.socket.destroy(), 502, 'unreachable'],
    ['packs its answer', (_request, response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('x'), 502, 'not-json'],
    ['sends no UTF-8', (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0x22, 0xff, 0x22])), 502, 'not-json'],
    ['names a response that is not declared', json({ responseName: 'OrderConfirmation', attributes: {} }), 502, 'malformed'],
    ['leads to another site', json({ responseType: 'REDIRECT', redirectURL: 'https://evil.example/' }), 502, 'malformed'],
  ])('of an owner whose service %s are an error that the log explains, and nothing of it reaches the buyer', async (_what, answer, status, reason) => {
    upstream.answer = answer;
    // Only who is waited for in vain may be given up soon: on a busy machine a right answer takes its time.
    upstreamLimits.timeout = reason === 'slow' ? 300 : patient;
    const response = await browser.get('/vs/harbor/tides', inHarbor);
    upstreamLimits.timeout = patient;
    expect([response.status, response.envelope.responseType, response.envelope.attributes?.['code']]).toEqual([status, 'ERROR', 'UPSTREAM_UNAVAILABLE']);
    expect(response.text).not.toMatch(/secret|script|evil|169\.254/);
    expect(response.envelope.attributes?.['detailedErrorMessage']).toBe(`The service /vs/harbor/tides of the store HARBOR gave no answer: ${reason}.`);
    expect(await lastFailure()).toMatchObject({ path: '/vs/harbor/tides', reason, requestId: response.envelope.attributes?.['errorID'] });
    expect((await browser.get('/main/session', { headers: { 'x-store': 'VA' } })).status).toBe(200);
  });

  it('of a service that keeps failing are refused at once for a while, and tried again after it', async () => {
    upstream.answer = json({}, 500);
    for (let time = 0; time < 5; time += 1) await browser.get('/vs/harbor/tides', inHarbor);
    upstream.received.length = 0;
    const refused = await browser.get('/vs/harbor/tides', inHarbor);
    expect([refused.status, refused.headers['retry-after'], upstream.received]).toEqual([503, '30', []]);
    upstream.answer = json({ responseName: 'Success', attributes: {} });
    now += 5_000;
    expect((await browser.get('/vs/harbor/tides', inHarbor)).status).toBe(200);
  });

  it('at a private address are refused unless the operator allowed it', async () => {
    await server.pool.query("update marketplace.store_upstream set private_allowed = false, address = 'https://127.0.0.1:1/market'");
    now += 1_000;
    expect((await browser.get('/vs/harbor/tides', inHarbor)).status).toBe(502);
    expect(await lastFailure()).toMatchObject({ reason: 'refused' });
  });

  it('follow the version that is shown', async () => {
    await packageCommand(server.pool, ['install', samplePackage({ version: '1.1.0' }), '--integrity', sampleIntegrity], new Date(now));
    await packageCommand(server.pool, ['activate', 'HARBOR', '1.1.0'], new Date(now));
    now += 1_000;
    expect((await browser.get('/vs/harbor/tides', inHarbor)).status).toBe(404);
    await packageCommand(server.pool, ['rollback', 'HARBOR'], new Date(now));
    now += 1_000;
    expect((await browser.get('/vs/harbor/tides', inHarbor)).status).toBe(200);
  });

  it.each(['http://api.example.gov/market', 'https://user@api.example.gov/x', 'https://api.example.gov/', 'https://api.example.gov?x=1', 'ftp://api.example.gov', 'https://api.example.gov/a#b'])(
    'cannot be approved at %s',
    async (address) => {
      await expect(server.pool.query("update marketplace.store_upstream set address = $1, private_allowed = false", [address])).rejects.toThrow(/check constraint/);
    },
  );
});
