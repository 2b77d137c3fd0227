import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import type { PurchaseOrderEvent } from '../state/event.ts';
import { placedOrder } from '../testing/placed-order.ts';
import { readPurchaseOrders } from './read-purchase-order.ts';
import { recordEvent, type EventToRecord } from './record-event.ts';

describe.each(oneTestDatabase())('what happens to a purchase order on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(open); });
  afterAll(() => shop.close());

  /** The purchase order of an order of 5 pieces. */
  const placed = async (): Promise<string> => (await placedOrder(shop)).poNumber;
  const vendor = { kind: 'vendor', name: 'Sample vendor' } as const;
  const record = (poNumber: string, eventKey: string, event: PurchaseOrderEvent, more: Partial<EventToRecord> = {}) =>
    withTransaction(shop.database, (connection) => recordEvent(connection, { poNumber, eventKey, event, actor: vendor, way: 'link', now: shop.time.now, ...more }));
  const statusOf = async (poNumber: string): Promise<string | undefined> =>
    (await shop.database.query<{ status: string }>('select status from marketplace.purchase_order where po_number = $1', [poNumber])).rows[0]?.status;
  const ship = (shipmentId: string, quantity: number): PurchaseOrderEvent => ({ kind: 'shipped', shipmentId, lines: [{ position: 1, quantity }], carrier: 'Sample Freight', trackingNumber: 'T-1' });

  it('is kept with who, when and by what, and its status follows', async () => {
    const poNumber = await placed();
    expect(await statusOf(poNumber)).toBe('Submitted');
    expect(await record(poNumber, 'd-1', { kind: 'sent' }, { actor: { kind: 'system', name: 'Delivery' }, way: 'mail' })).toMatchObject({ kind: 'recorded', status: 'Sent' });
    expect(await record(poNumber, 'a-1', { kind: 'accepted' })).toMatchObject({ kind: 'recorded', status: 'Accepted' });
    expect(await record(poNumber, 's-1', ship('S-1', 2))).toMatchObject({ kind: 'recorded', status: 'PartlyShipped' });
    expect(await statusOf(poNumber)).toBe('PartlyShipped');
    const known = (await readPurchaseOrders(shop.database, [poNumber])).get(poNumber);
    expect(known?.events).toMatchObject([
      { position: 1, eventKey: 'd-1', event: { kind: 'sent' }, actor: { kind: 'system', name: 'Delivery' }, way: 'mail', happenedAt: shop.time.now },
      { position: 2, eventKey: 'a-1', event: { kind: 'accepted' }, actor: vendor, way: 'link' },
      { position: 3, event: ship('S-1', 2) },
    ]);
    expect(known?.state.lines).toMatchObject([{ ordered: 5, shipped: 2 }]);
  });

  it('is recorded once, however often it comes, and at the same time', async () => {
    const poNumber = await placed();
    await record(poNumber, 'a-1', { kind: 'accepted' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => record(poNumber, 's-1', ship('S-1', 3))));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['recorded', 'repeated', 'repeated', 'repeated']);
    const rest = await Promise.all([record(poNumber, 's-2', ship('S-2', 2)), record(poNumber, 's-3', ship('S-3', 2))]);
    expect(rest.map(({ kind }) => kind).toSorted()).toEqual(['recorded', 'refused']);
    expect((await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.events).toHaveLength(3);
    expect(await statusOf(poNumber)).toBe('Shipped');
  });

  it('is refused with a code where it cannot be, and changes nothing', async () => {
    const poNumber = await placed();
    expect(await record(poNumber, 's-1', ship('S-1', 1))).toMatchObject({ kind: 'refused', code: 'PO_NOT_ACCEPTED' });
    expect(await record('A27-0000000-0-01', 'a-1', { kind: 'accepted' })).toMatchObject({ kind: 'refused', code: 'PO_UNKNOWN' });
    await record(poNumber, 'a-1', { kind: 'accepted' });
    expect(await record(poNumber, 'a-1', { kind: 'invoiced', invoiceNumber: 'I-1' })).toMatchObject({ kind: 'refused', code: 'EVENT_KEY_REUSED' });
    expect((await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.events).toHaveLength(1);
  });

  it('has room for what others do, however much one side has filled', async () => {
    const poNumber = await placed();
    await shop.database.query(sql`insert into marketplace.purchase_order_event (po_number, position, event_key, kind, details, happened_at, actor_kind, actor, way)
      select ${poNumber}, position, 'm-' || position, 'message', '{"text":"Hello"}', ${shop.time.now}::timestamptz - interval '2 hours', 'vendor', 'Sample vendor', 'link' from generate_series(1, 500) position`);
    expect(await record(poNumber, 'm-501', { kind: 'message', text: 'Hello' })).toMatchObject({ kind: 'refused', code: 'PO_FULL' });
    expect(await record(poNumber, 'm-500', { kind: 'message', text: 'Hello' })).toMatchObject({ kind: 'repeated' });
    expect(await record(poNumber, 'd-1', { kind: 'sent' }, { actor: { kind: 'system', name: 'Delivery' }, way: 'mail' })).toMatchObject({ kind: 'recorded' });
    expect(await record(poNumber, 'o-1', { kind: 'message', text: 'Please stop.' }, { actor: { kind: 'operator', name: 'Operator' }, way: 'desk' })).toMatchObject({ kind: 'recorded' });
    expect(await record(poNumber, 'c-1', { kind: 'canceled', reason: 'No longer wanted' }, { actor: { kind: 'buyer', name: 'Demo Buyer' }, way: 'page' })).toMatchObject({ kind: 'recorded', status: 'Canceled' });
  });

  it('is written by one side thirty times an hour, however the other writes and whatever else happens', async () => {
    const poNumber = await placed();
    const write = (key: string, kind: 'vendor' | 'buyer') => record(poNumber, key, { kind: 'message', text: 'Hello' }, { actor: { kind, name: 'Sample person' }, way: 'link' });
    for (let i = 1; i <= 30; i += 1) expect(await write(`m-${i}`, 'vendor')).toMatchObject({ kind: 'recorded' });
    expect(await write('m-31', 'vendor')).toMatchObject({ kind: 'refused', code: 'TOO_MANY_MESSAGES', message: expect.stringContaining('Write again later') });
    expect(await write('m-30', 'vendor')).toMatchObject({ kind: 'repeated' });
    expect(await write('b-1', 'buyer')).toMatchObject({ kind: 'recorded' });
    expect(await record(poNumber, 'a-1', { kind: 'accepted' })).toMatchObject({ kind: 'recorded' });
    shop.time.now = new Date(shop.time.now.getTime() + 60 * 60_000);
    expect(await write('m-31', 'vendor')).toMatchObject({ kind: 'recorded' });
  });

  it('may be promised for any day of the calendar', async () => {
    const poNumber = await placed();
    for (const date of ['0001-01-01', '9999-12-31']) {
      expect(await record(poNumber, `p-${date}`, { kind: 'date-promised', lines: [1], date })).toMatchObject({ kind: 'recorded' });
    }
    expect((await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.state.lines).toMatchObject([{ promisedDate: '9999-12-31' }]);
  });

  it('is there if and only if the transaction of the caller is', async () => {
    const poNumber = await placed();
    await expect(withTransaction(shop.database, async (connection) => {
      await recordEvent(connection, { poNumber, eventKey: 'a-1', event: { kind: 'accepted' }, actor: vendor, way: 'cxml', now: shop.time.now });
      throw new Error('undone');
    })).rejects.toThrow('undone');
    expect(await statusOf(poNumber)).toBe('Submitted');
    expect(await record(poNumber, 'a-1', { kind: 'accepted' })).toMatchObject({ kind: 'recorded' });
  });

  it('cannot be altered or taken away afterwards', async () => {
    const poNumber = await placed();
    await record(poNumber, 'a-1', { kind: 'accepted' });
    await expect(shop.database.query("update marketplace.purchase_order_event set actor = 'Other' where po_number = $1", [poNumber])).rejects.toThrow('kept as it was recorded');
    await expect(shop.database.query('delete from marketplace.purchase_order_event where po_number = $1', [poNumber])).rejects.toThrow('kept as it was recorded');
  });
});
