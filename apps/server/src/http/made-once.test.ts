import fastify from 'fastify';
import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

it('is written when the first reader asks for it, once for all, and keeps its tag', async () => {
  let times = 0;
  const app = fastify();
  const send = madeOnce(() => `written ${(times += 1)}`, 'text/plain; charset=utf-8');
  app.get('/', (request, reply) => send(request, reply));
  await app.ready();
  expect(times).toBe(0);
  const [first, second] = [await app.inject('/'), await app.inject('/')];
  expect([first.body, second.body, times]).toEqual(['written 1', 'written 1', 1]);
  const known = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers['etag']) } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  await app.close();
});
