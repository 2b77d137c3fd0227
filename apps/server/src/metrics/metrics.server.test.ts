import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutReview } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { testAddress, testCard } from '../checkout/testing/journey.ts';
import { readSettings } from '../runtime/index.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { metricsArea } from './area.ts';
import { metricsPort } from './settings.ts';
import { metrics, metricsServer } from './tokens.ts';

/** Not an aim: a machine may be busy. */
const patience = { timeout: 60_000, interval: 50 };

describe.each(oneTestDatabase())('the metrics on $name', ({ open }) => {
  const now = new Date();
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true, metrics: true, clock: { now: () => now } });
    await addSampleOffers(server.pool, [{ offerId: 'O-1', vendor: 'V-1' }, { offerId: 'O-2', vendor: 'V-2' }]);
  });
  afterAll(() => server.close());

  const at = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.valueOf(metricsServer)?.port}${path}`);
  const scrape = async (): Promise<string> => (await at('/metrics')).text();
  /** The lines of a metric without its buckets. */
  const lines = (text: string, name: string): readonly string[] => text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const routesOf = (text: string): ReadonlySet<string> => new Set(Array.from(text.matchAll(/\broute="([^"]*)"/g), ([, route = '']) => route));

  it('count orders once, sign-ins and refusals, and show queues, memory, event loop, connections and statements', async () => {
    const buyer = await server.signedIn();
    await buyer.post('/cart/addCart', { items: [{ offerId: 'O-1', quantity: 1 }, { offerId: 'O-2', quantity: 1 }], changeKey: randomUUID() });
    await buyer.post('/checkout/select_shipping', { newAddress: testAddress });
    const { submitKey, reviewed } = (await buyer.post('/checkout/select_payment', { newCard: testCard })).envelope.attributes as unknown as CheckoutReview;
    const placed = await buyer.post('/checkout/checkout_review_submit', { submitKey, reviewed });
    const again = await buyer.post('/checkout/checkout_review_submit', { submitKey, reviewed });
    expect([placed.envelope.responseName, again.text]).toEqual(['OrderConfirmation', placed.text]);
    await buyer.post('/cart/addCart', { items: 'all' });
    await server.pool.query(`insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, dead_at, holds_until) values
      (gen_random_uuid(), 'test', 'a@agency.example.gov', 'A', 'A', $1::timestamptz - interval '90 minutes', null, null),
      (gen_random_uuid(), 'test', 'a@agency.example.gov', 'A', 'A', $1::timestamptz - interval '2 days', $1, null),
      (gen_random_uuid(), 'code', 'a@agency.example.gov', 'A', 'A', $1::timestamptz - interval '3 days', null, $1),
      (gen_random_uuid(), 'code', 'a@agency.example.gov', 'A', 'A', $1::timestamptz - interval '3 days', $1, $1)`, [now]);

    // A request is counted after its answer was sent.
    await expect.poll(scrape, patience).toContain('quartermaster_http_request_duration_seconds_count{route="/advantage/rs/cart/addCart",method="POST",status="4xx"} 1\n');
    const answer = await at('/metrics');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const text = await answer.text();
    expect(lines(text, 'quartermaster_orders_placed_total')).toEqual(['quartermaster_orders_placed_total{store="ADVANTAGE"} 1']);
    expect(lines(text, 'quartermaster_sign_ins_total')).toEqual(['quartermaster_sign_ins_total{store="ADVANTAGE"} 1']);
    expect(lines(text, 'quartermaster_refusals_total')).toEqual(['quartermaster_refusals_total{code="REQUEST_INVALID"} 1']);
    expect(text).toContain('quartermaster_http_request_duration_seconds_count{route="/advantage/rs/checkout/checkout_review_submit",method="POST",status="2xx"} 2\n');
    expect(lines(text, 'quartermaster_queue_waiting').toSorted()).toEqual(['catalog-import', 'mail', 'registrations', 'requisitions', 'search-feed', 'vendor-deliveries', 'vendor-notices'].map((queue) => `quartermaster_queue_waiting{queue="${queue}"} ${{ mail: 1, 'vendor-deliveries': 2 }[queue] ?? 0}`));
    expect(lines(text, 'quartermaster_queue_oldest_seconds')).toContain('quartermaster_queue_oldest_seconds{queue="mail"} 5400');
    expect(lines(text, 'quartermaster_queue_dead').toSorted()).toEqual(['quartermaster_queue_dead{queue="mail"} 1', 'quartermaster_queue_dead{queue="vendor-deliveries"} 0']);
    expect(lines(text, 'quartermaster_database_up')).toEqual(['quartermaster_database_up 1']);
    for (const name of ['quartermaster_database_connections', 'quartermaster_database_statement_duration_seconds_count', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(lines(text, name).length, name).toBeGreaterThan(0);
    }
    expect(Number(/^quartermaster_database_statement_duration_seconds_count (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(20);
  });

  const isRoute = (url: string): boolean => (['GET', 'POST'] as const).some((method) => server.app.hasRoute({ url, method }));

  it('make no series of what clients send: addresses, methods, parameters', async () => {
    const sent = Array.from({ length: 40 }, (_, i) => `secret-${i}`);
    for (const word of sent) {
      await server.app.inject({ url: `/advantage/rs/${word}` });
      await server.app.inject({ url: `/advantage/rs/vs/${word}` });
      await server.app.inject({ url: `/advantage/rs/main/session?${word}=${word}` });
      await server.app.inject({ url: `/${word}/${word}`, method: 'DELETE' });
    }
    await expect.poll(scrape, patience).toContain('quartermaster_http_request_duration_seconds_count{route="none",method="other",status="4xx"} 40\n');
    const text = await scrape();
    expect(text).not.toContain('secret-');
    const routes = [...routesOf(text)];
    expect(routes).toEqual(expect.arrayContaining(['/advantage/rs/main/session', 'none']));
    expect(routes.filter((route) => route !== 'none' && !isRoute(route))).toEqual([]);
  });

  it('are at one address of their own port, and not at the port of the shop', async () => {
    expect((await at('/')).status).toBe(404);
    expect((await at('/metrics/else')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.valueOf(metricsServer)?.port}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

});

it('there are none by default', async () => {
  const provided = new Map((metricsArea.provides ?? []).map((each) => [each.gives, each]));
  const port = readSettings([metricsPort], {})(metricsPort);
  const measured = await provided.get(metrics)?.open({ port });
  expect([measured, await provided.get(metricsServer)?.open({ metrics: measured, port })]).toEqual([null, null]);
});
