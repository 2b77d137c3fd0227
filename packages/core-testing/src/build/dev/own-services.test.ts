import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ordinaryStore, type StoreManifest } from '@quartermaster/contracts';
import { ownServices } from './own-services.ts';

const manifest: StoreManifest = {
  packageName: 'store-example', version: '1.0.0', name: 'EXAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js', traits: ordinaryStore,
  upstreams: [{
    path: '/vs/example', description: 'Courses',
    services: [
      { path: '/vs/example/training', method: 'GET', responses: ['Success', 'NoCourses'], access: 'visitor' },
      { path: '/vs/example/booking', method: 'POST', responses: ['Booked'], access: 'buyer' },
    ],
  }],
};
let service: Server;
let address = '';
let answer: (response: ServerResponse) => void;
let asked: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeEach(async () => {
  asked = [];
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const bound = service.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/market/`;
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

function request(method: string, url: string, body = ''): IncomingMessage {
  const made = new IncomingMessage(new Socket());
  Object.assign(made, { method, url, headers: { cookie: 'session=secret', authorization: 'DPoP secret' } });
  made.push(body);
  made.push(null);
  return made;
}
const call = (method: string, path: string, query = '', body = '') => ownServices(manifest, new Map([['/vs/example', address]]))(path, request(method, `/advantage/rs${path}${query}`, body));
const json = (value: unknown, status = 200) => (response: ServerResponse) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

describe('a service of the store’s own in development', () => {
  it('is asked as a deployment asks it, and learns nothing of the browser', async () => {
    answer = json({ responseName: 'Success', attributes: { courses: [] } });
    expect(await call('GET', '/vs/example/training', '?topic=a&topic=b&store=EXAMPLE')).toEqual({
      status: 200, envelope: { responseType: 'SUCCESS', responseName: 'Success', attributes: { courses: [] } },
    });
    expect(asked).toMatchObject([{ method: 'GET', url: '/market/training?topic=a&topic=b', headers: { 'x-store': 'EXAMPLE', 'x-request-id': expect.any(String) } }]);
    expect([asked[0]?.headers.cookie, asked[0]?.headers.authorization]).toEqual([undefined, undefined]);
    answer = json({ responseName: 'Booked', attributes: {} });
    expect(await call('POST', '/vs/example/booking', '', '{"course":"C-1"}')).toMatchObject({ status: 200 });
    expect(asked[1]).toMatchObject({ method: 'POST', body: '{"course":"C-1"}' });
  });

  it.each([
    ['a name that is not declared', json({ responseName: 'Sold' }), 502, /"Sold" is not declared.*Success, NoCourses/],
    ['another status', json({}, 500), 502, /status 500/],
    ['a page', (response: ServerResponse) => void response.writeHead(200).end('<html>'), 502, /no JSON/],
    ['a redirect of HTTP', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(), 502, /cannot be reached/],
    ['a refusal in its own words', json({ responseType: 'ERROR', message: 'No seat is left.' }), 422, /No seat is left/],
  ])('that answers %s is an error which says why', async (_what, given, status, why) => {
    answer = given;
    const answered = await call('GET', '/vs/example/training');
    expect([answered?.status, answered?.envelope['responseType']]).toEqual([status, 'ERROR']);
    expect(answered?.envelope['message']).toMatch(why);
  });

  it('that does not run is an error which says where it was asked', async () => {
    service.close();
    service.closeAllConnections();
    expect((await call('GET', '/vs/example/training'))?.envelope['message']).toMatch(/cannot be reached at http:\/\/127\.0\.0\.1:\d+/);
  });

  it.each([['GET', '/vs/example/booking'], ['GET', '/vs/other/training'], ['GET', '/cart/shopping_cart'], ['GET', '/vs/example']])('is not what is called by %s %s', async (method, path) => {
    expect(await call(method, path)).toBeNull();
    expect(ownServices(manifest, new Map())('/vs/example/training', request('GET', '/'))).toBeNull();
  });

  it('must be one of the manifest, at an address', () => {
    expect(() => ownServices(manifest, new Map([['/vs/other', address]]))).toThrow(/declares no services at \/vs\/other \(it declares \/vs\/example\)/);
    expect(() => ownServices(manifest, new Map([['/vs/example', 'localhost']]))).toThrow(/is no address/);
  });
});
