import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { wireApp } from '../testing/wire-app.ts';

describe('a request that is too broken for a route', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await wireApp([]);
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });

  it.each([
    ['is not HTTP', 'NONSENSE\r\n\r\n', 400, 'NOT_HTTP'],
    ['has headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['has a malformed address', 'GET /advantage/rs/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'ADDRESS_MALFORMED'],
  ])('because it %s gets an envelope', async (_what, request, status, code) => {
    const [head, body] = (await send(request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body ?? '')).toMatchObject({ responseType: 'ERROR', attributes: { code, errorID: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
  });

  it('is answered by a page where a page was asked for', async () => {
    const { statusCode, headers, body } = await app.inject('/%zz');
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body).toContain('The address is not well-formed');
  });
});
