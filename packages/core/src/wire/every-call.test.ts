import { serviceTable } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { answered, FakeServer, type FakeAnswer } from '../testing/fake-server.ts';
import { createWorld } from '../testing/world.ts';
import { HttpClient } from './http-client.ts';
import { contractService, requestOf } from '../store/service-request.ts';

const services = Object.entries(serviceTable);
const answerOf = (plain: 'text' | 'list' | undefined): FakeAnswer => (plain === 'text' ? 'text' : plain === 'list' ? ['a'] : answered('Success'));

/** One request of a service, as the network saw it. */
async function sent(path: string, answer: FakeAnswer, payload: object | null = null) {
  const server = new FakeServer().on(path, answer);
  const world = createWorld({ server, sessionStorage: memoryStorage({ wsID: 'ws-1' }), localStorage: memoryStorage({ access_token: 'token-1' }) });
  const received = await world.storefront.container.resolve(HttpClient).send(requestOf(contractService(path), path, { page: 2, category: ['75', '70'] }, payload));
  const [request] = server.asked(path);
  if (request === undefined) throw new Error(`${path} was not asked.`);
  return { request, received };
}

describe('every service of the table', () => {
  it.each(services)('%s goes below the API base with credentials, no-cache headers, token and websocket id [spec 7.1, 9.2]', async (path, { plain }) => {
    const { request } = await sent(path, answerOf(plain));
    expect(request.url).toMatch(new RegExp(`^http://shop\\.test/advantage/rs${path}(\\?|$)`));
    expect(request.credentials).toBe('include');
    expect([request.headers.get('cache-control'), request.headers.get('pragma')]).toEqual(['no-cache', 'no-cache']);
    expect(request.headers.get('authorization')).toMatch(/^(Bearer|DPoP) token-1$/);
    expect(request.headers.get('x-websocket-id')).toBe('ws-1');
  });

  it.each(services)('%s is asked with its method; a list is a repeated parameter [spec 7.3, 7.4]', async (path, { method, plain }) => {
    const { request } = await sent(path, answerOf(plain), { quantity: 3 });
    expect(request.method).toBe(method === 'POST' ? 'POST' : 'GET');
    expect(request.query.getAll('category')).toEqual(['75', '70']);
    expect(request.query.get('page')).toBe('2');
    // A POST sends the payload as body beside the query of its address; a GET has nothing but its query.
    expect([request.body, request.query.get('quantity')]).toEqual(method === 'POST' ? [{ quantity: 3 }, null] : [null, '3']);
  });

  it.each(services.filter(([, { method }]) => method === 'POST'))('%s sends JSON [spec 7.2]', async (path) => {
    expect((await sent(path, answered('Success'))).request.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it.each(services)('%s gives what came: an envelope, text, a list [spec 7.2]', async (path, { plain }) => {
    const { received } = await sent(path, answerOf(plain));
    if (plain === undefined) expect(received).toMatchObject({ kind: 'envelope', envelope: { responseName: 'Success' } });
    else expect(received).toEqual({ kind: 'plain', content: plain === 'text' ? 'text' : ['a'] });
  });

  it.each(services.filter(([, { method }]) => method === 'GET_PDF'))('%s gives a document [spec 7.3, 7.9]', async (path) => {
    const { received } = await sent(path, new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
    expect(received.kind).toBe('document');
    expect(received.kind === 'document' && [received.document.type, await received.document.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  });
});

it.each(['/no/such', '/cart', '/cart/addCart/', '/__proto__', '/constructor', '', '//evil.example', '/../x'])(
  'a path without a method (%j) is an Unexpected request and is not sent [spec 7.4]',
  async (path) => {
    const server = new FakeServer();
    const world = createWorld({ server });
    await expect(world.storefront.container.resolve(HttpClient).send(requestOf(null, path, null, null))).rejects.toMatchObject({ kind: 'request', message: expect.stringContaining('no such service') });
    expect(server.log).toEqual([]);
  },
);
