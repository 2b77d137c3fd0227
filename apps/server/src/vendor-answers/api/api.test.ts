import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase, testDatabases } from '@quartermaster/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOffer } from '../../checkout/testing/catalog.ts';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { readPurchaseOrders, recordEvent } from '../../purchase-orders/index.ts';
import { placedOrder } from '../../purchase-orders/testing/placed-order.ts';
import { systemRandomness } from '../../runtime/index.ts';
import { deliverWaiting } from '../../vendor-delivery/deliver-waiting.ts';
import { vendorKeysCommand } from '../command/keys-command.ts';
import { openAnsweringApp } from '../testing/answering-app.ts';
import { apiWay, checkApiSettings } from './api-way.ts';
import { vendorApiDocument } from './open-api.ts';
import { createVendorKey } from './vendor-keys.ts';

interface Waiting {
  readonly purchaseOrders: readonly { readonly poNumber: string; readonly deliveryKey: string }[];
  readonly next: string | null;
}

describe.each(oneTestDatabase())('the API of vendors on $name', ({ open }) => {
  let shop: Shop;
  let app: FastifyInstance;
  let key = '';
  beforeAll(async () => {
    shop = await openShop(open);
    app = await openAnsweringApp(shop.database, { now: () => shop.time.now });
    await addOffer(shop.database, { price: 1, stock: 1 });
    await addOffer(shop.database, { price: 1, stock: 1, vendorId: 'V-OTHER' });
    key = await newKey('V-SAMPLE');
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });
  beforeEach(async () => void (await shop.database.query(sql`delete from marketplace.vendor_delivery`)));

  const keys = (...args: string[]) => vendorKeysCommand(shop.database, args, { now: shop.time.now, randomness: systemRandomness });
  const newKey = async (vendorId: string): Promise<string> => (await keys('create', vendorId, '--note=Test')).split('\n')[0] ?? '';
  async function call(method: 'GET' | 'POST', path: string, payload?: object, as = key): Promise<{ status: number; body: unknown }> {
    const answer = await app.inject({ method, url: `/vendor/api${path}`, headers: { ...(as !== '' && { authorization: `Bearer ${as}` }) }, ...(payload !== undefined && { payload }) });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  }
  const list = async (query = '', as = key): Promise<Waiting> => (await call('GET', `/purchase-orders${query}`, undefined, as)).body as Waiting;
  const deliver = () => deliverWaiting({
    database: shop.database, ways: new Map([['api', apiWay(shop.database, { now: () => shop.time.now })]]), otherwise: () => ({ name: 'api', settings: {} }), clock: { now: () => shop.time.now },
    randomness: systemRandomness, random: () => 0, log: { warn: () => {}, error: () => {} },
  });
  /** A purchase order that waits for its vendor's program. */
  async function waiting(quantities: number[] = [5]): Promise<{ poNumber: string; deliveryKey: string }> {
    const { poNumber } = await placedOrder(shop, quantities);
    await deliver();
    const { rows: [row] } = await shop.database.query<{ delivery_key: string }>(sql`select delivery_key from marketplace.vendor_delivery where po_number = ${poNumber}`);
    return { poNumber, deliveryKey: row?.delivery_key ?? '' };
  }
  const known = async (poNumber: string) => (await readPurchaseOrders(shop.database, [poNumber])).get(poNumber);
  const kindsOf = async (poNumber: string) => (await known(poNumber))?.events.map(({ event }) => event.kind);
  const answers = (poNumber: string, answerKey: string, ...said: object[]) => call('POST', `/purchase-orders/${poNumber}/answers`, { key: answerKey, answers: said });
  const cancel = (poNumber: string) => withTransaction(shop.database, (connection) =>
    recordEvent(connection, { poNumber, eventKey: 'c', event: { kind: 'canceled', reason: 'No longer needed' }, actor: { kind: 'buyer', name: 'Demo Buyer' }, way: 'page', now: shop.time.now }));

  it('hands over what waits, whole and with its delivery key; what is acknowledged is sent, and waits no longer', async () => {
    const { poNumber, deliveryKey } = await waiting([5, 2]);
    expect((await known(poNumber))?.events).toEqual([]);
    const { purchaseOrders: [first], next } = await list();
    expect(next).toBeNull();
    expect(first).toMatchObject({
      poNumber, deliveryKey, status: 'Submitted', waitingSince: '2026-11-20T15:04:05.000Z', placedBy: 'Demo Buyer', contractNumber: '47SMPL-SAMPLE-01', subtotal: { amount: 3500, currency: 'USD' },
      shipTo: { line1: '1800 Sample Street NW', aac: null }, payment: { method: 'card', lastFour: '1111' }, lines: [{ line: 1, quantity: 5, unitOfIssue: { code: 'EA' }, shipped: 0 }, { line: 2, quantity: 2 }],
    });
    expect(await call('POST', `/purchase-orders/${poNumber}/acknowledgement`, { deliveryKey: 'c0ffee00-0000-4000-8000-000000000000' })).toMatchObject({ status: 409, body: { code: 'DELIVERY_KEY_WRONG' } });
    for (let times = 0; times < 2; times += 1) expect(await call('POST', `/purchase-orders/${poNumber}/acknowledgement`, { deliveryKey })).toEqual({ status: 200, body: { poNumber, status: 'Sent' } });
    expect(await list()).toEqual({ purchaseOrders: [], next: null });
    expect((await known(poNumber))?.events).toMatchObject([{ event: { kind: 'sent' }, way: 'api' }]);
    shop.time.now = new Date(shop.time.now.getTime() + 10 * 60_000);
    await deliver();
    expect(await kindsOf(poNumber)).toEqual(['sent']);
    shop.time.now = new Date('2026-11-20T15:04:05Z');
  });

  it('lists page by page, the oldest first', async () => {
    const numbers: string[] = [];
    for (let i = 0; i < 5; i += 1) numbers.push((await waiting()).poNumber);
    const [one, rest] = [await list('?limit=2'), await list()];
    expect(rest.purchaseOrders.map(({ poNumber }) => poNumber).toSorted()).toEqual(numbers.toSorted());
    const two = await list(`?limit=2&after=${one.next ?? ''}`);
    const three = await list(`?limit=2&after=${two.next ?? ''}`);
    expect([...one.purchaseOrders, ...two.purchaseOrders, ...three.purchaseOrders]).toEqual(rest.purchaseOrders);
    expect(three.next).toBeNull();
    for (const query of ['?limit=0', '?limit=51', '?limit=1&limit=2', '?after=next', '?after=']) expect(await call('GET', `/purchase-orders${query}`), query).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } });
  });

  it('records all that a vendor answers, once', async () => {
    const { poNumber } = await waiting([5, 2]);
    const ship = { kind: 'ship', shipmentId: 'S-1', carrier: 'Sample Freight', trackingNumber: 'T-1', lines: [{ line: 1, quantity: 2 }] };
    const first = [{ kind: 'accept' }, { kind: 'reject', lines: [{ line: 2, quantity: 2 }], reason: ' Out of\r\nstock ' }, { kind: 'promise', lines: [1], date: '2026-12-01' }, ship];
    expect(await answers(poNumber, 'a-1', ...first)).toEqual({ status: 200, body: { poNumber, status: 'PartlyShipped', isRepeated: false } });
    expect(await answers(poNumber, 'a-1', ...first)).toEqual({ status: 200, body: { poNumber, status: 'PartlyShipped', isRepeated: true } });
    expect(await answers(poNumber, 'a-2', { ...ship, shipmentId: 'S-2', trackingNumber: undefined, lines: [{ line: 1, quantity: 3 }] }, { kind: 'invoice', invoiceNumber: 'I-1' }, { kind: 'message', text: 'Thank you' })).toMatchObject({ status: 200 });
    expect(await answers(poNumber, 'a-1', { kind: 'message', text: 'Other' })).toMatchObject({ status: 409, body: { code: 'EVENT_KEY_REUSED' } });
    expect((await known(poNumber))?.events.map(({ event }) => event)).toEqual([
      { kind: 'accepted' },
      { kind: 'lines-rejected', lines: [{ position: 2, quantity: 2 }], reason: 'Out of\nstock' },
      { kind: 'date-promised', lines: [1], date: '2026-12-01' },
      { kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity: 2 }], carrier: 'Sample Freight', trackingNumber: 'T-1' },
      { kind: 'shipped', shipmentId: 'S-2', lines: [{ position: 1, quantity: 3 }], carrier: 'Sample Freight', trackingNumber: '' },
      { kind: 'invoiced', invoiceNumber: 'I-1' },
      { kind: 'message', text: 'Thank you' },
    ]);
    expect(await call('GET', `/purchase-orders/${poNumber}`)).toMatchObject({ status: 200, body: { status: 'Shipped', invoiceNumbers: ['I-1'], lines: [{ shipped: 5, promisedDate: '2026-12-01' }, { rejected: 2 }], happenings: [{ by: 'vendor', title: 'Accepted' }, {}, {}, {}, {}, {}, { text: 'Thank you' }] } });
  });

  it.each<[string, object, number, string, string]>([
    ['nothing', {}, 400, 'REQUEST_INVALID', 'key: '],
    ['no answers', { key: 'a', answers: [] }, 400, 'REQUEST_INVALID', 'answers: '],
    ['an answer that is none', { key: 'a', answers: [{ kind: 'agree' }] }, 400, 'REQUEST_INVALID', 'answers.0.kind: '],
    ['a field that is none', { key: 'a', answers: [{ kind: 'accept', lines: [] }] }, 400, 'REQUEST_INVALID', 'answers.0: '],
    ['half a piece', { key: 'a', answers: [{ kind: 'reject', lines: [{ line: 1, quantity: 0.5 }], reason: 'x' }] }, 400, 'REQUEST_INVALID', 'answers.0.lines.0.quantity: '],
    ['no reason', { key: 'a', answers: [{ kind: 'reject', lines: [{ line: 1, quantity: 1 }], reason: ' ' }] }, 400, 'REQUEST_INVALID', 'answers.0.reason: Say something.'],
    ['a card number', { key: 'a', answers: [{ kind: 'message', text: '4111 1111 1111 1111' }] }, 400, 'REQUEST_INVALID', 'payment card'],
    ['half a character', { key: 'a', answers: [{ kind: 'message', text: '\ud800' }] }, 400, 'REQUEST_INVALID', 'not text'],
    ['a date that is none', { key: 'a', answers: [{ kind: 'promise', lines: [1], date: '2026-02-30' }] }, 400, 'REQUEST_INVALID', 'YYYY-MM-DD'],
    ['an unknown line', { key: 'a', answers: [{ kind: 'accept' }, { kind: 'reject', lines: [{ line: 3, quantity: 1 }], reason: 'x' }] }, 409, 'LINE_UNKNOWN', 'no line 3'],
    ['a shipment before the acceptance', { key: 'a', answers: [{ kind: 'ship', shipmentId: 'S', carrier: 'C', lines: [{ line: 1, quantity: 1 }] }] }, 409, 'PO_NOT_ACCEPTED', 'Accept it first'],
    ['a cancellation that no buyer asks for', { key: 'a', answers: [{ kind: 'cancel', reason: 'x' }] }, 409, 'CANCELLATION_NOT_ASKED', 'not asked'],
  ])('changes nothing and says why for %s', async (_name, body, status, code, said) => {
    const { poNumber } = await waiting();
    expect(await call('POST', `/purchase-orders/${poNumber}/answers`, body)).toMatchObject({ status, body: { status, code, detail: expect.stringContaining(said) } });
    expect(await kindsOf(poNumber)).toEqual([]);
  });

  it('is 401 without a key, and with one that is wrong or revoked', async () => {
    const taken = await newKey('V-SAMPLE');
    const id = /^([\da-f]{12}) {2}of V-SAMPLE, made 2026-11-20, never used, Test$/m.exec(await keys('list', 'V-SAMPLE'))?.[1] ?? '';
    await keys('revoke', id);
    const { poNumber, deliveryKey } = await waiting();
    for (const as of ['', 'wrong', `${key}x`]) {
      expect(await call('GET', '/purchase-orders', undefined, as), as).toMatchObject({ status: 401, body: { code: 'KEY_UNKNOWN' } });
      expect(await call('POST', `/purchase-orders/${poNumber}/acknowledgement`, { deliveryKey }, as), as).toMatchObject({ status: 401 });
    }
    const both = [await call('GET', '/purchase-orders', undefined, taken), await call('GET', '/purchase-orders')].map(({ status }) => status);
    expect(both.toSorted()).toEqual([200, 401]);
    await expect(keys('revoke', id)).rejects.toThrow('There is no key');
    key = await newKey('V-SAMPLE');
  });

  it('shows another vendor nothing: as if there were no such purchase order', async () => {
    const other = await newKey('V-OTHER');
    const { poNumber, deliveryKey } = await waiting();
    expect(await list('', other)).toEqual({ purchaseOrders: [], next: null });
    for (const number of [poNumber, 'A27-0000000-0-01', 'a%00b', '%F0%9F%92%A9']) {
      const expected = { status: 404, body: { type: 'about:blank', status: 404, code: 'PO_UNKNOWN', detail: `There is no purchase order ${decodeURIComponent(number)}.` } };
      expect(await call('GET', `/purchase-orders/${number}`, undefined, other)).toEqual(expected);
      expect(await call('POST', `/purchase-orders/${number}/acknowledgement`, { deliveryKey }, other)).toEqual(expected);
      expect(await call('POST', `/purchase-orders/${number}/answers`, { key: 'a', answers: [{ kind: 'accept' }] }, other)).toEqual(expected);
    }
    expect(await kindsOf(poNumber)).toEqual([]);
  });

  it('does not hand over what the buyer has canceled', async () => {
    const { poNumber, deliveryKey } = await waiting();
    await cancel(poNumber);
    expect((await list()).purchaseOrders).toEqual([]);
    expect(await call('POST', `/purchase-orders/${poNumber}/acknowledgement`, { deliveryKey })).toMatchObject({ status: 409, body: { code: 'PO_CANCELED' } });
    expect(await answers(poNumber, 'a-1', { kind: 'accept' })).toMatchObject({ status: 409, body: { code: 'PO_CANCELED' } });
  });

  it('answers in its own form to what is no call', async () => {
    const answer = await app.inject({ method: 'POST', url: '/vendor/api/purchase-orders/A/answers', headers: { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' }, payload: '{' });
    expect([answer.statusCode, answer.headers['content-type'], answer.json<unknown>()]).toEqual([400, 'application/problem+json; charset=utf-8', expect.objectContaining({ code: 'BODY_MALFORMED' })]);
    expect((await app.inject({ method: 'POST', url: '/vendor/api/purchase-orders/A/answers', headers: { 'content-type': 'application/json' }, payload: Buffer.alloc(20 * 1024 * 1024, ' ') })).statusCode).toBe(413);
  });

  it('describes itself', async () => {
    const { body } = await call('GET', '/openapi.json', undefined, '');
    expect(body).toEqual(JSON.parse(JSON.stringify(vendorApiDocument('https://market.example.gov'))));
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/purchase-orders/{poNumber}/answers': { post: { requestBody: { content: { 'application/json': { schema: { required: ['key', 'answers'] } } } } } } } });
  });

  it('finds what waits for one vendor by an index', async () => {
    await withTransaction(shop.database, async (connection) => {
      await connection.query('set local enable_seqscan = off');
      const plan = await connection.query<{ 'QUERY PLAN': string }>(
        "explain select delivery_key from marketplace.vendor_pickup where vendor_id = 'V' and taken_at is null order by waiting_since, delivery_key limit 20");
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('vendor_pickup_waiting');
    });
  });

  it('has keys that operators make, list and revoke', async () => {
    expect(checkApiSettings({})).toBeNull();
    expect(checkApiSettings({ key: 'x' })).toContain('key create');
    const made = await keys('create', 'V-OTHER', '--note=Night run');
    expect(made).toMatch(/^qmv_[\w-]{43}\nThis is the key [\da-f]{12} of V-OTHER\. It is shown this once/);
    const { rows } = await shop.database.query<{ text: string }>('select vendor_key::text as text from marketplace.vendor_key');
    expect(rows.map(({ text }) => text).join('\n')).not.toContain(made.slice(0, 47));
    await list('', made.split('\n')[0]);
    expect(await keys('list', 'V-OTHER')).toMatch(/of V-OTHER, made 2026-11-20, last used 2026-11-20, Night run\n/);
    await expect(keys('create', 'V-NONE')).rejects.toThrow('There is no vendor V-NONE in the catalog');
    for (const wrong of [[], ['create'], ['revoke'], ['list', 'V', 'W'], ['make', 'V'], ['create', 'V', '--days=1']]) await expect(keys(...wrong)).rejects.toThrow('Usage:');
  });
});

describe.each(testDatabases('postgresql'))('the API of vendors beside other transactions on $name', ({ open }) => {
  let shop: Shop;
  let app: FastifyInstance;
  beforeAll(async () => {
    shop = await openShop(open);
    app = await openAnsweringApp(shop.database, { now: () => shop.time.now });
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  it('neither holds nor waits for a purchase order of another vendor', async () => {
    const { poNumber } = await placedOrder(shop);
    const { key } = await createVendorKey(shop.database, { vendorId: 'V-OTHER', note: '', now: shop.time.now }, systemRandomness);
    await withTransaction(shop.database, async (connection) => {
      await connection.query(sql`select po_number from marketplace.purchase_order where po_number = ${poNumber} for update`);
      for (const [path, payload] of [['answers', { key: 'a', answers: [{ kind: 'accept' }] }], ['acknowledgement', { deliveryKey: 'c0ffee00-0000-4000-8000-000000000000' }]] as const) {
        const { statusCode } = await app.inject({ method: 'POST', url: `/vendor/api/purchase-orders/${poNumber}/${path}`, headers: { authorization: `Bearer ${key}` }, payload });
        expect(statusCode).toBe(404);
      }
    });
  });
});
