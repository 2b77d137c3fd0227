import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { services } from '@quartermaster/contracts/schema';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { TestBrowser } from './testing/browser.ts';
import { hostileRequest } from './testing/hostile-request.ts';
import { runs } from './testing/many-runs.ts';
import { addSampleOffers } from './testing/sample-offers.ts';
import { openServer, type TestServer } from './testing/server.ts';

function queryOf(request: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  }
  return query.toString();
}

describe.each(oneTestDatabase())('bad input on $name', ({ open }) => {
  let server: TestServer;
  let buyer: TestBrowser;
  beforeAll(async () => {
    server = await openServer(open, { rateLimits: { all: 1e6, search: 1e6, signIn: 1e6, messages: 1e6, sessions: 1e6, purchaseOrders: 1e6, addresses: 1e6, vendorSecrets: 1e6 } });
    await addSampleOffers(server.pool, [{ offerId: 'toner' }]);
    buyer = await server.signedIn();
  });
  afterAll(() => server.close());

  it.each(services.map((service) => [service.path, service] as const))('%s answers every request with a clear envelope', async (path, service) => {
    await fc.assert(
      fc.asyncProperty(hostileRequest(service.request), async (request) => {
        const { status, envelope } = service.method === 'POST' ? await buyer.post(path, request) : await buyer.get(`${path}?${queryOf(request)}`);
        expect(status, JSON.stringify(request)).toBeLessThan(500);
        if (service.plain === undefined || status >= 400) expect(['SUCCESS', 'AUTHENTICATED', 'REDIRECT', 'ERROR']).toContain(envelope.responseType);
        if (status >= 400) {
          expect(envelope.message).toMatch(/\.$/);
          expect(envelope.attributes).toMatchObject({ errorID: expect.stringMatching(/^[0-9a-f-]{36}$/), code: expect.any(String) });
        }
        // Signing out is no bad input, and the next request needs a session again.
        if (!buyer.cookies.has('XSRF-TOKEN')) await buyer.get('/main/session');
      }),
      { numRuns: runs(8, 60) },
    );
  });
});
