import { afterEach, expect, it, vi } from 'vitest';
import { failureOf } from './http-failure.ts';
import { axiosTransport, type TransportRequest } from './transport.ts';

const request: TransportRequest = { url: '/main/session', method: 'GET', headers: { Accept: 'application/json' }, responseType: 'json' };
const answering = (body: string, init: ResponseInit = {}) => async () => new Response(body, { headers: { 'Content-Type': 'application/json', 'X-Seen': 'yes' }, ...init });

afterEach(() => {
  vi.doUnmock('./axios-transport.ts');
});

it('gives the answer with its headers, by any spelling of their names', async () => {
  const { status, data, header } = await axiosTransport(answering('{"a":1}'), 'http://shop.test/rs')(request);
  expect({ status, data, seen: header('x-seen'), none: header('x-none') }).toEqual({ status: 200, data: { a: 1 }, seen: 'yes', none: '' });
});

it('fails with the answer of a refusal', async () => {
  const refused = axiosTransport(answering('{"message":"No."}', { status: 403 }), 'http://shop.test/rs')(request);
  await expect(refused).rejects.toMatchObject({ name: 'TransportFailure', isAbandoned: false, response: { status: 403, data: { message: 'No.' } } });
});

it('fails as abandoned where the caller gave the request up', async () => {
  const abandoned = axiosTransport(() => new Promise(() => {}), 'http://shop.test/rs')({ ...request, signal: AbortSignal.abort() });
  await expect(abandoned).rejects.toMatchObject({ isAbandoned: true, response: null });
});

it('cannot reach the server while its program cannot be loaded, and tries again with the next request', async () => {
  vi.resetModules();
  vi.doMock('./axios-transport.ts', () => {
    throw new Error('offline');
  });
  const { axiosTransport: fresh } = await import('./transport.ts');
  const { failureOf: failureOfFresh } = await import('./http-failure.ts');
  const transport = fresh(answering('{}'), 'http://shop.test/rs');
  const failed: unknown = await transport(request).catch((error: unknown) => error);
  expect(await failureOfFresh(failed)).toMatchObject({ kind: 'network', message: 'The server could not be reached. Check your connection and try again.' });
  vi.doUnmock('./axios-transport.ts');
  expect((await transport(request)).status).toBe(200);
});

it('any other error is none of the network', async () => {
  expect((await failureOf(new Error('x'))).message).not.toContain('could not be reached');
});
