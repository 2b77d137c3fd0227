import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../http/rate-limits.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { documentOf, giveCxmlWay, statusIn } from './testing/vendor-system.ts';

describe.each(oneTestDatabase())('the whole server, asked by systems of vendors, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { rateLimits: { ...defaultRateLimits, all: 10, vendorSecrets: 2 } });
    await giveCxmlWay(server.pool, 'V-SAMPLE', '123456789');
  });
  afterAll(() => server.close());
  const post = (payload: string | Buffer) => server.app.inject({ method: 'POST', url: '/vendor/cxml', payload, headers: { 'content-type': 'text/xml' } });

  it('takes documents up to a megabyte, and limits calls in the form of the caller', async () => {
    const guess = () => post(documentOf(`<ProfileRequest>${' '.repeat(900_000)}</ProfileRequest>`));
    expect([statusIn(await guess()).status, statusIn(await guess()).status]).toEqual([401, 401]);
    const guessed = await guess();
    expect([guessed.statusCode, statusIn(guessed).status, guessed.headers['retry-after']]).toEqual([429, 429, expect.stringMatching(/^\d+$/)]);
    const large = await post(Buffer.alloc(20 * 1024 * 1024, ' '));
    expect([large.statusCode, statusIn(large).status]).toEqual([413, 413]);
    const call = await server.app.inject('/vendor/api/purchase-orders');
    expect([call.statusCode, call.headers['content-type'], call.headers['www-authenticate'], call.headers['cache-control']]).toEqual([401, 'application/problem+json; charset=utf-8', 'Bearer', 'no-store']);
    expect((await server.app.inject('/vendor/api/openapi.json')).json()).toMatchObject({ servers: [{ url: 'http://localhost:8080/vendor/api' }] });
    for (let i = 0; i < 8; i += 1) await server.app.inject('/vendor/api/purchase-orders');
    const [limited, document] = [await server.app.inject('/vendor/api/purchase-orders'), await post(documentOf('<ProfileRequest/>'))];
    expect([limited.statusCode, limited.json(), limited.headers['retry-after']]).toEqual([429, expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }), expect.stringMatching(/^\d+$/)]);
    expect([document.statusCode, statusIn(document).status, document.headers['retry-after']]).toEqual([429, 429, expect.stringMatching(/^\d+$/)]);
  });
});
