import { randomUUID } from 'node:crypto';
import { withTransaction, type Sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVendorLink, recordEvent, type PurchaseOrderEvent } from '../../purchase-orders/index.ts';
import { systemRandomness, type Queries } from '../../runtime/index.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';
import { addPurchaseOrder, removeOrders } from '../testing/purchase-order.ts';
import { listOrders } from './list-orders.ts';
import { countQueue } from './queue.ts';
import { readOrder } from './read-order.ts';

const start = new Date('2026-11-23T10:00:00Z');
const hour = 3_600_000;

describe.each(oneTestDatabase())('purchase orders at the desk on $name', ({ open }) => {
  let server: TestServer;
  let now = start;
  let viewer: DeskBrowser;
  const at = (hours: number): Date => new Date(start.getTime() + hours * hour);
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => now } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    await removeOrders(server.pool);
    // The server itself tells vendors of what happens, those that have an address.
    await server.pool.query(`insert into marketplace.vendor_way values ('V-SAMPLE', '', 'mail', '{"to":"orders@vendor.example.com"}') on conflict do nothing`);
    viewer = await operatorAtDesk(server, 'viewer');
  });

  const placed = (facts: Partial<Parameters<typeof addPurchaseOrder>[1]> = {}): Promise<string> => addPurchaseOrder(server, { placedAt: start, delivery: { delivered_at: start }, ...facts });
  const record = (poNumber: string, event: PurchaseOrderEvent, kind: 'vendor' | 'buyer' | 'operator' = 'vendor') =>
    withTransaction(server.pool, (connection) => recordEvent(connection, { poNumber, eventKey: randomUUID(), event, actor: { kind, name: `Sample ${kind}` }, way: 'link', now }));
  const reasonsOf = async (number: string): Promise<string[]> => (await viewer.get('/order', { number })).answer.order.reasons.map(({ kind }) => kind);
  const listed = async (query: Record<string, string | number> = {}): Promise<string[]> => (await viewer.get('/orders', query)).answer.orders.map(({ number }) => number);

  it('are in the queue where they do not reach their vendors, the one that has waited longest first, and leave it with what an operator or a vendor does', async () => {
    const dead = await placed({ placedAt: at(-5), delivery: { dead_at: at(-1), last_error: '400 unknown contract', way: 'cxml', attempts: 1 } });
    const wayless = await placed({ placedAt: at(-3), delivery: { last_error: 'The vendor V-SAMPLE has no way to get purchase orders.', attempts: 1 } });
    const unsent = await placed({ placedAt: at(-2), delivery: { way: 'mail', attempts: 2 } });
    const fresh = await placed({ delivery: {} });
    const { answer } = await viewer.get('/orders');
    expect(answer).toMatchObject({ total: 3, pageCount: 1, hasMore: false, orders: [{ number: wayless, reasons: [{ kind: 'no-way', since: at(-3).toISOString() }] }, { number: unsent, reasons: [{ kind: 'unsent' }] }, { number: dead, reasons: [{ kind: 'dead' }], status: 'Submitted' }] });
    expect(await listed({ state: 'dead' })).toEqual([dead]);
    expect((await viewer.get('/overview')).answer).toMatchObject({
      queues: [{ name: 'orders', waiting: 3, oldest: at(-3).toISOString() }, {}, {}, {}, {}, {}], orderReasons: [{ kind: 'dead', waiting: 1 }, { kind: 'no-way', waiting: 1 }, { kind: 'unsent', waiting: 1 }],
    });
    await record(dead, { kind: 'sent' }, 'operator');
    await record(unsent, { kind: 'canceled', reason: 'Not needed' }, 'buyer');
    expect(await listed()).toEqual([wayless]);
    now = at(1);
    viewer = await operatorAtDesk(server, 'viewer');
    expect(await listed()).toEqual([wayless, fresh]);
  });

  it('are in the queue for what a vendor or a buyer says, until it is answered', async () => {
    const number = await placed({ quantities: [5, 2] });
    await record(number, { kind: 'accepted' });
    expect(await reasonsOf(number)).toEqual([]);
    await record(number, { kind: 'problem-reported', text: 'One is broken.' }, 'buyer');
    await record(number, { kind: 'message', text: 'Do you hear me?' }, 'buyer');
    expect(await reasonsOf(number)).toEqual(['problem']);
    await record(number, { kind: 'message', text: 'We send another.' });
    expect(await reasonsOf(number)).toEqual([]);
    await record(number, { kind: 'cancellation-requested', reason: 'Ordered twice' }, 'buyer');
    expect((await viewer.get('/order', { number })).answer.order).toMatchObject({ isCancellationAsked: true, reasons: [{ kind: 'cancellation' }] });
    await record(number, { kind: 'cancellation-declined', reason: 'Too late' });
    await record(number, { kind: 'lines-rejected', lines: [{ position: 2, quantity: 2 }], reason: 'Out of stock' });
    expect(await reasonsOf(number)).toEqual(['rejected']);
    await record(number, { kind: 'canceled', reason: 'By phone' }, 'operator');
    expect(await reasonsOf(number)).toEqual([]);
  });

  it('are late from the morning after the day that their vendor has promised, until there is another or it is shipped', async () => {
    const number = await placed({ quantities: [5, 2] });
    await record(number, { kind: 'accepted' });
    await record(number, { kind: 'date-promised', lines: [1, 2], date: '2026-11-24' });
    now = new Date('2026-11-25T11:59:00Z');
    viewer = await operatorAtDesk(server, 'viewer');
    expect(await reasonsOf(number)).toEqual([]);
    now = new Date('2026-11-25T12:00:00Z');
    expect((await viewer.get('/order', { number })).answer.order.reasons).toEqual([{ kind: 'late', since: '2026-11-25T12:00:00.000Z' }]);
    await record(number, { kind: 'date-promised', lines: [1], date: '2026-12-24' });
    expect(await reasonsOf(number)).toEqual(['late']);
    await record(number, { kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 2, quantity: 2 }], carrier: 'Sample Freight', trackingNumber: '' });
    expect(await reasonsOf(number)).toEqual([]);
  });

  it('are there once for many reasons, and also where the vendor cannot be told', async () => {
    const number = await placed({ vendorId: 'V-OTHER' });
    await record(number, { kind: 'message', text: 'Gate 4' }, 'buyer');
    await record(number, { kind: 'problem-reported', text: 'Gate 5' }, 'buyer');
    await expect.poll(() => reasonsOf(number)).toEqual(['problem', 'untold']);
    expect((await viewer.get('/orders')).answer).toMatchObject({ total: 1, orders: [{ number, reasons: [{ kind: 'problem' }, { kind: 'untold' }] }] });
    expect((await viewer.get('/overview')).answer.queues[0]).toMatchObject({ waiting: 1 });
    expect((await viewer.get('/order', { number })).answer.untold).toMatchObject([{ position: 2, title: 'Problem reported', reason: expect.stringContaining('V-OTHER has no address') }, { position: 1, title: 'Message', reason: expect.stringContaining('V-OTHER has no address') }]);
  });

  it('are found by number, order number, and id or name of the vendor, the newest first, in the queue or out of it', async () => {
    const [first, second, third] = [await placed({ placedAt: at(-2) }), await placed({ placedAt: at(-1), vendorId: 'V-100%', vendor: '100% Sample, Inc.' }), await placed()];
    expect(await listed({ state: 'all' })).toEqual([third, second, first]);
    for (const q of [second, second.toLowerCase(), second.slice(0, -3), 'V-100%', '100% s']) expect(await listed({ state: 'all', q }), q).toEqual([second]);
    for (const q of ['%', '_27-', 'sample, inc', '\\']) expect(await listed({ state: 'all', q }), q).toEqual([]);
    expect(await listed({ q: second })).toEqual([]);
    await record(second, { kind: 'problem-reported', text: 'Broken' }, 'buyer');
    expect(await listed({ q: '100%' })).toEqual([second]);
    expect(await listed({ q: 'another' })).toEqual([]);
    expect((await viewer.get('/orders', { state: 'all', q: second })).answer.orders).toMatchObject([{ vendor: '100% Sample, Inc.', reasons: [{ kind: 'problem' }] }]);
    expect((await viewer.get('/orders', { state: 'lost' })).status).toBe(400);
  });

  it('are shown whole, one by one: lines, what happened, delivery and links, and nothing of how they are paid', async () => {
    const number = await placed({ quantities: [5, 2], delivery: { delivered_at: start, way: 'mail', attempts: 2 } });
    await createVendorLink(server.pool, { poNumber: number, webOrigin: 'http://localhost:8080', now: at(-48), days: 1 }, systemRandomness);
    await createVendorLink(server.pool, { poNumber: number, webOrigin: 'http://localhost:8080', now: start }, systemRandomness);
    await record(number, { kind: 'accepted' });
    await record(number, { kind: 'message', text: 'Gate 4, please?' });
    await record(number, { kind: 'invoiced', invoiceNumber: 'I-1' });
    const { answer } = await viewer.get('/order', { number: number.toLowerCase() });
    expect(answer).toMatchObject({
      order: {
        number, orderNumber: number.slice(0, -3), store: 'ADVANTAGE', vendor: 'Sample vendor', status: 'Accepted by the vendor', placedBy: 'Demo Buyer', note: 'Dock 3', deliverBy: '2026-12-24', subtotal: '$10.00',
        invoiceNumbers: ['I-1'], isCancellationAsked: false, shipTo: ['Sample Agency & Sons', 'Demo Buyer, 202-555-0100', '1 Sample Street', 'Washington, DC 20405'],
      },
      lines: [{ position: 1, name: 'Toner, black & white', ordered: 5, shipped: 0, unitOfIssue: 'Box' }, { position: 2, ordered: 2 }],
      happenings: [{ title: 'Accepted', by: 'vendor', name: 'Sample vendor', way: 'link', isMessage: false }, { title: 'Message', text: 'Gate 4, please?', by: 'vendor', isMessage: true }, { title: 'Invoice I-1' }],
      delivery: { state: 'delivered', since: start.toISOString(), way: 'mail', attempts: 2, nextAttemptAt: null },
      links: [{ linkId: expect.stringMatching(/^[\da-f]{12}$/), state: 'open', revokedAt: null }, { state: 'expired' }],
    });
    // The keys of the delivery and its links are made at random: any few digits may be in them.
    const keys = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|"[\da-f]{12}"/g;
    expect(JSON.stringify(answer).replaceAll(keys, '')).not.toMatch(/1111|token/);
    expect(await viewer.get('/order', { number: 'A27-9999999-9-01' })).toMatchObject({ status: 404, refusal: { code: 'NOT_FOUND', message: expect.stringContaining('There is no purchase order A27-9999999-9-01.') } });
  });

  it('are set aside by a clerk for what they know, with a reason, and come back with what happens next', async () => {
    const number = await placed({ quantities: [5, 2] });
    await record(number, { kind: 'lines-rejected', lines: [{ position: 1, quantity: 1 }], reason: 'Out of stock' });
    await record(number, { kind: 'problem-reported', text: 'Broken' }, 'buyer');
    const clerk = await operatorAtDesk(server, 'orderClerk');
    const aside = { number, seen: 1, reason: 'The buyer orders elsewhere.' };
    expect(await viewer.post('/order/set-aside', aside)).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
    expect((await clerk.post('/order/set-aside', aside)).status).toBe(200);
    expect(await reasonsOf(number)).toEqual(['problem']);
    expect(await clerk.post('/order/set-aside', aside)).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    expect((await clerk.get('/audit', { q: number })).answer.entries).toMatchObject([{ action: 'order.set-aside', subject: number, details: { reason: 'The buyer orders elsewhere.', what: 'rejected' } }]);
    await record(number, { kind: 'message', text: 'Sorry.' });
    expect(await reasonsOf(number)).toEqual([]);
    await record(number, { kind: 'lines-rejected', lines: [{ position: 2, quantity: 2 }], reason: 'Out of stock, too' });
    expect(await reasonsOf(number)).toEqual(['rejected']);
    expect(await clerk.post('/order/set-aside', { ...aside, reason: ' ' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'reason', message: 'Give the reason.' }] } });
    expect((await clerk.post('/order/set-aside', { ...aside, number: 'A27-9999999-9-01' })).status).toBe(409);
  });

  it('do not leave the queue for an answer that the buyer waits for by being set aside', async () => {
    const number = await placed();
    await record(number, { kind: 'accepted' });
    await record(number, { kind: 'cancellation-requested', reason: 'Ordered twice' }, 'buyer');
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect((await clerk.post('/order/set-aside', { number, seen: 2, reason: 'No' })).status).toBe(409);
    expect(await reasonsOf(number)).toEqual(['cancellation']);
  });

  it('are read by statements that go over no whole table', async () => {
    const number = await placed({ delivery: { dead_at: start } });
    await record(number, { kind: 'problem-reported', text: 'Broken' }, 'buyer');
    const sent: { text: string; values: readonly unknown[] }[] = [];
    const query = (statement: string | Sql, values: readonly unknown[] = []) => {
      sent.push(typeof statement === 'string' ? { text: statement, values } : statement);
      return server.pool.query(typeof statement === 'string' ? { text: statement, values: [...values] } : statement);
    };
    const heard = { query } as Queries;
    for (const filter of [{ q: '', state: 'queue' }, { q: '', state: 'all' }, { q: 'Sample', state: 'all' }] as const) await listOrders(heard, { ...filter, page: 1 }, now);
    await readOrder(heard, number, now);
    await countQueue(heard, now);
    const plans = await withTransaction(server.pool, async (connection) => {
      await connection.query('set local enable_seqscan = off');
      const found: string[] = [];
      for (const { text, values } of sent) {
        const { rows } = await connection.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values: [...values] });
        found.push([text, ...rows.map((row) => row['QUERY PLAN'])].join('\n'));
      }
      return found;
    });
    expect(plans.length).toBeGreaterThan(8);
    expect(plans.filter((plan) => /Seq Scan on (?:purchase_order|placed_order|vendor_)/.test(plan))).toEqual([]);
  });
});
