import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openLog } from '../http/log.ts';
import { addPurchaseOrder } from '../desk/testing/purchase-order.ts';
import type { MailSender } from '../mail/mail-server.ts';
import { sendWaitingMail } from '../mail/send-waiting-mail.ts';
import { outboxDatabase } from '../outbox/index.ts';
import { systemClock, systemRandomness } from '../runtime/index.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { openTelemetry } from './open-telemetry.ts';
import type { Telemetry } from './telemetry.ts';

const secret = 'Pat-of-Ames';
const trace = '0af7651916cd43dd8448eb211c80319c';
const caller = 'b7ad6b7169203331';

const value = z.object({ stringValue: z.string().optional(), intValue: z.union([z.string(), z.number()]).optional() });
const attributes = z.array(z.object({ key: z.string(), value: value.loose() })).default([]);
const spanSchema = z.object({
  traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string(), kind: z.number(), attributes, status: z.object({ code: z.number().optional() }).loose(),
}).loose();
const recordSchema = z.object({ body: value.loose(), severityText: z.string().optional(), traceId: z.string().optional(), spanId: z.string().optional(), attributes }).loose();
const tracesSchema = z.object({ resourceSpans: z.array(z.object({ resource: z.object({ attributes }).loose(), scopeSpans: z.array(z.object({ spans: z.array(spanSchema) }).loose()) }).loose()) });
const logsSchema = z.object({ resourceLogs: z.array(z.object({ scopeLogs: z.array(z.object({ logRecords: z.array(recordSchema) }).loose()) }).loose()) });

type Span = z.output<typeof spanSchema>;

/** A collector, which keeps what it gets. */
class Collector {
  readonly spans: Span[] = [];
  readonly records: z.output<typeof recordSchema>[] = [];
  readonly resources: unknown[] = [];
  readonly bodies: Buffer[] = [];
  readonly types = new Set<string>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => void chunks.push(chunk));
      request.on('end', () => {
        const sent = Buffer.concat(chunks);
        const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
        const type = request.headers['content-type'] ?? '';
        this.types.add(`${request.url} ${type}`);
        this.bodies.push(body);
        if (type === 'application/json') this.#take(request.url ?? '', JSON.parse(body.toString()));
        response.writeHead(200, { 'content-type': type }).end(type === 'application/json' ? '{}' : '');
      });
    });
  }

  #take(path: string, body: unknown): void {
    if (path === '/v1/traces') {
      for (const { resource, scopeSpans } of tracesSchema.parse(body).resourceSpans) {
        this.resources.push(resource);
        this.spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
    } else this.records.push(...logsSchema.parse(body).resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}

const valueIn = (span: { readonly attributes: Span['attributes'] }, name: string): unknown => {
  const found = span.attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? (found?.intValue === undefined ? undefined : Number(found.intValue));
};

describe.each(oneTestDatabase())('telemetry on $name', ({ open }) => {
  const collector = new Collector();
  const lines: string[] = [];
  const complaints: unknown[] = [];
  let telemetry: Telemetry;
  let server: TestServer;
  beforeAll(async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await collector.open());
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
    vi.stubEnv('OTEL_BLRP_SCHEDULE_DELAY', '50');
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
    telemetry = await openTelemetry({ protocol: 'http/json', traces: true, logs: true }, (error) => complaints.push(error));
    const { Writable } = await import('node:stream');
    const log = openLog('info', new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) }), telemetry.log);
    // The store list is looked at twice a second, in the trace of the call that comes then: with this clock it is not.
    const now = new Date();
    server = await openServer(open, { clock: { now: () => now }, tracing: telemetry.tracing, log, trustProxy: 1, vendorTrial: true });
  });
  afterAll(async () => {
    await server.close();
    await telemetry.close();
    await collector.close();
    vi.unstubAllEnvs();
  });

  /** Spans of a trace, once its call is among them. */
  async function spansOf(traceId: string, isWhole: (spans: readonly Span[]) => boolean): Promise<readonly Span[]> {
    const found = (): readonly Span[] => collector.spans.filter((span) => span.traceId === traceId);
    await expect.poll(() => isWhole(found()), { timeout: 20_000 }).toBe(true);
    return found();
  }
  const hasServer = (spans: readonly Span[]): boolean => spans.some(({ kind }) => kind === 2);

  it('a call is a span of the trace that the proxy names, its statements are within it, and nothing that was sent is in either', async () => {
    const answer = await server.app.inject({
      url: `/advantage/rs/catalog/product_detail?productId=${secret}`, headers: { traceparent: `00-${trace}-${caller}-01`, cookie: `x=${secret}`, authorization: `Bearer ${secret}` },
    });
    expect(answer.statusCode).toBe(200);
    const spans = await spansOf(trace, hasServer);
    const call = spans.find(({ kind }) => kind === 2);
    expect([call?.name, call?.parentSpanId, call && valueIn(call, 'http.response.status_code'), call && valueIn(call, 'http.route'), call && valueIn(call, 'quartermaster.store')])
      .toEqual(['GET /advantage/rs/catalog/product_detail', caller, 200, '/advantage/rs/catalog/product_detail', 'ADVANTAGE']);
    const statements = spans.filter((span) => valueIn(span, 'db.system.name') === 'postgresql');
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([call?.spanId]));
    expect(statements.map((span) => valueIn(span, 'db.query.text')).join('\n')).toContain('$1');
    const written = lines.map((each) => JSON.parse(each) as Record<string, unknown>).filter((each) => each['trace_id'] === trace);
    expect(written.map(({ msg, span_id }) => [msg, span_id])).toContainEqual(['request completed', call?.spanId]);
    await expect.poll(() => collector.records.filter(({ traceId }) => traceId === trace).map(({ body }) => body.stringValue), { timeout: 20_000 }).toContain('request completed');
    expect(Buffer.concat(collector.bodies).toString()).not.toContain(secret);
    expect(lines.join('')).not.toContain(secret);
  });

  it('calls at once, which wait for a connection, do not get each other’s statements', async () => {
    const ids = Array.from({ length: 25 }, (_, i) => (i + 1).toString(16).padStart(32, '0'));
    await Promise.all(ids.map((id) => server.app.inject({ url: '/advantage/rs/catalog/product_detail?productId=none', headers: { traceparent: `00-${id}-${caller}-01` } })));
    const counts = await Promise.all(ids.map(async (id) => {
      const spans = await spansOf(id, hasServer);
      const call = spans.find(({ kind }) => kind === 2);
      expect(spans.every((span) => span === call || span.parentSpanId === call?.spanId)).toBe(true);
      return spans.length;
    }));
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(new Set(counts).size).toBe(1);
  });

  it('a call to the identity server is a part of the call, and it is told of the trace', async () => {
    await server.signedIn();
    const named = (name: string): Span | undefined => collector.spans.find((span) => span.name === name);
    await expect.poll(() => [named('POST identity server'), named('POST /advantage/rs/login/auth_tokens')], { timeout: 20_000 }).not.toContain(undefined);
    const asked = named('POST identity server');
    const call = collector.spans.find(({ spanId }) => spanId === asked?.parentSpanId);
    expect([call?.name, asked?.traceId, asked && valueIn(asked, 'http.response.status_code')]).toEqual(['POST /advantage/rs/login/auth_tokens', call?.traceId, 200]);
    expect(server.provider.lastHeaders['traceparent']).toBe(`00-${asked?.traceId}-${asked?.spanId}-01`);
  });

  it('a call that fails is marked with its code', async () => {
    const id = 'f'.repeat(32);
    await server.pool.query('alter table marketplace.help_category rename to away');
    await server.app.inject({ url: '/advantage/rs/information/help', headers: { traceparent: `00-${id}-${caller}-01` } });
    await server.pool.query('alter table marketplace.away rename to help_category');
    const spans = await spansOf(id, hasServer);
    const call = spans.find(({ kind }) => kind === 2);
    expect([call?.status.code, call && valueIn(call, 'error.type')]).toEqual([2, 'UNEXPECTED']);
    expect(spans.filter((span) => valueIn(span, 'error.type') === '42P01')).toHaveLength(1);
    await expect.poll(() => collector.records.find(({ traceId, severityText }) => traceId === id && severityText === 'ERROR') === undefined, { timeout: 20_000 }).toBe(false);
  });

  it('a mail that is sent has a trace of its own, with the mail server and the statements, and nothing of the mail', async () => {
    await server.pool.query(`insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, next_attempt_at)
      values (gen_random_uuid(), 'sample', $1, $1, $1, now(), now() - interval '1 minute')`, [secret]);
    const sender: MailSender = { name: 'SMTP mail server', send: async () => ({ kind: 'sent' }), close() {} };
    const log = { warn() {}, error() {} };
    await sendWaitingMail({ database: server.pool, sender, clock: systemClock, randomness: systemRandomness, random: () => 0, log, tracing: telemetry.tracing });
    await expect.poll(() => collector.spans.find((span) => span.name === 'send mail' && valueIn(span, 'quartermaster.mail.kind') === 'sample'), { timeout: 20_000 }).toBeDefined();
    const mail = collector.spans.find((span) => span.name === 'send mail' && valueIn(span, 'quartermaster.mail.kind') === 'sample');
    expect([mail?.parentSpanId ?? '', mail && valueIn(mail, 'quartermaster.outcome')]).toEqual(['', 'sent']);
    const within = collector.spans.filter(({ traceId, parentSpanId }) => traceId === mail?.traceId && parentSpanId === mail?.spanId).map(({ name }) => name);
    expect([within.includes('SMTP mail server'), within.some((name) => name.startsWith('update marketplace.mail_outbox'))]).toEqual([true, true]);
    expect(Buffer.concat(collector.bodies).toString()).not.toContain(secret);
  });

  it('a purchase order that goes to its vendor has a trace of its own, with the way', async () => {
    const number = await addPurchaseOrder(server, { placedAt: new Date(), delivery: { next_attempt_at: new Date(Date.now() - 60_000) } });
    const named = (name: string): Span | undefined => collector.spans.find((span) => span.name === name);
    await expect.poll(() => named('deliver purchase order'), { timeout: 20_000 }).toBeDefined();
    const delivery = named('deliver purchase order');
    const sending = named('send by mail');
    expect([delivery?.parentSpanId ?? '', delivery && valueIn(delivery, 'quartermaster.purchase_order'), sending?.parentSpanId]).toEqual(['', number, delivery?.spanId]);
    expect(collector.spans.some((span) => span.parentSpanId === sending?.spanId && valueIn(span, 'db.system.name') === 'postgresql')).toBe(true);
  });

  it('an outbox that looks for work makes no trace, readiness neither, and the resource is as the environment says', async () => {
    await server.valueOf(outboxDatabase).query('select 4711');
    await server.app.inject({ url: '/readyz' });
    await server.app.inject({ url: '/advantage/rs/main/session', headers: { traceparent: `00-${'e'.repeat(32)}-${caller}-01` } });
    await spansOf('e'.repeat(32), hasServer);
    expect(collector.spans.filter((span) => valueIn(span, 'db.query.text') === 'select ?' || span.name.includes('readyz'))).toEqual([]);
    expect(collector.spans.filter((span) => valueIn(span, 'db.system.name') === 'postgresql' && (span.parentSpanId ?? '') === '')).toEqual([]);
    expect(JSON.stringify(collector.resources[0])).toContain('"deployment.environment.name","value":{"stringValue":"test"}');
    expect(JSON.stringify(collector.resources[0])).toContain('quartermaster-server');
  });

  it('goes on where the collector is away, and says so', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200');
    complaints.length = 0;
    const lost = await openTelemetry({ protocol: 'http/protobuf', traces: true, logs: false }, (error) => complaints.push(error));
    expect(await lost.tracing.during('work', { kind: 'internal' }, async () => 'done')).toBe('done');
    await expect.poll(() => complaints.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await lost.close();
  });
});

it('speaks protobuf where it is asked to', async () => {
  const collector = new Collector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await collector.open());
  const telemetry = await openTelemetry({ protocol: 'http/protobuf', traces: true, logs: true }, () => {});
  const log = openLog('info', new (await import('node:stream')).Writable({ write: (_line, _encoding, done) => done() }), telemetry.log);
  await telemetry.tracing.during('work of a sample', { kind: 'internal' }, async () => log.info('a line of a sample'));
  await telemetry.close();
  await collector.close();
  vi.unstubAllEnvs();
  expect([...collector.types].toSorted()).toEqual(['/v1/logs application/x-protobuf', '/v1/traces application/x-protobuf']);
  const sent = Buffer.concat(collector.bodies).toString('latin1');
  expect([sent.includes('work of a sample'), sent.includes('a line of a sample')]).toEqual([true, true]);
});
