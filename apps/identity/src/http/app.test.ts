import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { WebOrigins } from '../origins/index.ts';
import { closeApp, listen, openApp, refuseOtherMethods } from './index.ts';

const webOrigins: WebOrigins = { main: 'http://localhost:18080', all: ['http://localhost:18080'], development: [], refresh: async () => {} };

let app: FastifyInstance;
let lines: string[];
let port: number;

async function start(routes: (app: FastifyInstance) => void, trustProxy = false, origin = 'http://localhost:18081'): Promise<void> {
  lines = [];
  app = await openApp({ log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }), webOrigins, origin, trustProxy });
  routes(app);
  port = await listen(app, 0, '127.0.0.1');
}
afterEach(() => closeApp(app, 0));

/** Sends bytes as they are; gives what came until the server closed the connection. */
const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

describe('every answer', () => {
  it('has the id of its request and the security headers, also where a handler answers past Fastify', async () => {
    await start((to) => {
      to.get('/ours', async () => ({}));
      to.get('/raw', (_request, reply) => {
        reply.hijack();
        reply.raw.end('raw');
      });
    });
    for (const path of ['/ours', '/raw', '/missing']) {
      const { headers } = await get(path, { headers: { 'x-request-id': 'chosen by the caller' } });
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
      expect(Object.fromEntries(headers)).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' });
      expect(headers.has('strict-transport-security')).toBe(false);
    }
    const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
    expect(requests.map(({ path, status, requestId }) => [path, status, typeof requestId])).toEqual([['/ours', 200, 'string'], ['/raw', 200, 'string'], ['/missing', 404, 'string']]);
  });

  it.each([
    ['https://sign-in.example.gov', 'max-age=31536000'],
    ['https://localhost:8083', null],
    ['https://id.localhost', null],
    ['http://sign-in.example.gov', null],
  ])('of %s demands TLS from then on: %s', async (origin, demanded) => {
    await start((to) => void to.get('/', async () => ({})), true, origin);
    expect((await get('/')).headers.get('strict-transport-security')).toBe(demanded);
  });

  it('to an error that no route expected is a page with the id under which the log has it, and no more', async () => {
    await start((to) => void to.get('/fails', async () => Promise.reject(new Error('secret of the house'))));
    const answer = await get('/fails?code=of-a-sign-in');
    const page = await answer.text();
    const id = answer.headers.get('x-request-id') ?? '';
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('Sign-in is not available');
    expect(page).toContain(id);
    expect(page).not.toContain('secret of the house');
    const log = lines.join('');
    expect(log).toMatch(new RegExp(`secret of the house.*${id}|${id}.*secret of the house`));
    expect(log).not.toContain('of-a-sign-in');
  });

  it('to another method than those of an address is 405 with what there is', async () => {
    await start((to) => {
      to.get('/only', async () => ({}));
      refuseOtherMethods(to, '/only', ['GET']);
    });
    const answer = await get('/only', { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await get('/only', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a request that is too broken for a route', () => {
  it('because its address is malformed gets a page and a line in the log', async () => {
    await start(() => {});
    const answer = await get('/interaction/half-a-secret/%zz');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.text()).toContain('The address is not well-formed');
    expect(lines.join('')).toContain('"path":"/interaction/:uid/%zz","status":400');
    expect(lines.join('')).not.toContain('half-a-secret');
  });

  it.each([
    ['is not HTTP', 'NONSENSE with a secret cookie\r\n\r\n', '400 Bad Request'],
    ['has headers without end', `GET / HTTP/1.1\r\nHost: a\r\nCookie: secret\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('because it %s gets its status alone, and nothing of it is in the log', async (_what, bytes, status) => {
    await start(() => {});
    expect(await send(bytes)).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    expect(lines.join('')).not.toContain('secret');
  });
});

it.each([
  [true, '198.51.100.7'],
  [false, '127.0.0.1'],
])('the address of a client comes from the proxy in front, and from it alone, when it is trusted: %s', async (trusted, address) => {
  await start((to) => void to.get('/ip', async ({ ip }) => ({ ip })), trusted);
  const answer = await get('/ip', { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } });
  expect(await answer.json()).toEqual({ ip: address });
});

describe('a stop', () => {
  let begin: () => void;
  let begun: Promise<void>;
  beforeEach(() => void (begun = new Promise((resolve) => (begin = resolve))));

  it('ends connections that wait for a next request at once, and lets a running request end', async () => {
    let finish = (): void => {};
    const running = new Promise<void>((resolve) => (finish = resolve));
    await start((to) => {
      to.get('/quick', async () => ({}));
      to.get('/slow', async () => {
        begin();
        await running;
        return { done: true };
      });
    });
    await (await get('/quick')).text();
    const slow = get('/slow');
    await begun;
    const stopped = closeApp(app, 60_000);
    finish();
    expect(await (await slow).json()).toEqual({ done: true });
    await stopped;
  });

  it('cuts what has not ended in its time', async () => {
    await start((to) => {
      to.get('/never', async () => {
        begin();
        return new Promise(() => {});
      });
    });
    const never = send('GET /never HTTP/1.1\r\nHost: a\r\n\r\n');
    await begun;
    await closeApp(app, 100);
    expect(await never).toBe('');
  });
});
