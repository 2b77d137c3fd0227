import { openPool, sql, withTransaction } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryFaultPoints, withdrawalFaultPoints } from '../faults/index.ts';
import { openShop } from '../checkout/testing/shop.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
import { recordEvent } from '../purchase-orders/index.ts';
import { deliver, openVendor } from './testing/delivering.ts';

const orders = 7;

describe.each(testDatabases())('a process that is killed while it sends purchase orders, on $name', ({ open }) => {
  let vendor: Awaited<ReturnType<typeof openVendor>>;
  beforeAll(async () => void (vendor = await openVendor()));
  afterAll(() => vendor.close());

  it('loses none, and the vendor gets each under one delivery key alone, wherever it dies', async () => {
    let databaseUrl = '';
    const shop = await openShop(async () => {
      const database = await open();
      databaseUrl = database.url;
      return database;
    });
    const watching = openPool(databaseUrl, { maxConnections: 1 });
    try {
      for (const point of deliveryFaultPoints) {
        vendor.received.length = 0;
        const numbers: string[] = [];
        for (let i = 0; i < orders; i += 1) numbers.push((await placedOrder(shop)).poNumber);
        expect(await deliver(databaseUrl, vendor.address, shop.time.now, `${point}:2`)).toBe('SIGKILL');
        // Claims of the process that has died have ended by then.
        expect(await deliver(databaseUrl, vendor.address, new Date(shop.time.now.getTime() + 10 * 60_000))).toBeNull();
        expect([...new Set(vendor.received.map(({ poNumber }) => poNumber))].toSorted(), point).toEqual(numbers.toSorted());
        expect(new Set(vendor.received.map(({ deliveryKey }) => deliveryKey)).size, point).toBe(orders);
        // At most those that were on their way come twice.
        expect(vendor.received.length - orders, point).toBeLessThanOrEqual(point === 'delivery.claimed' ? 0 : 5);
        const { rows } = await watching.query<{ status: string; sent: number }>(sql`
          select status, (select count(*) from marketplace.purchase_order_event event where event.po_number = po.po_number and kind = 'sent') as sent
          from marketplace.purchase_order po where po_number = any(${numbers}::text[])`);
        expect(rows, point).toEqual(numbers.map(() => ({ status: 'Sent', sent: 1 })));
      }
    } finally {
      await watching.end();
      await shop.close();
    }
  }, 300_000);

  it('sends none that the vendor is known to have, wherever it dies, also while another process works and an operator records it', async () => {
    let databaseUrl = '';
    const shop = await openShop(async () => {
      const database = await open();
      databaseUrl = database.url;
      return database;
    });
    const record = (poNumber: string) => withTransaction(shop.database, (connection) =>
      recordEvent(connection, { poNumber, eventKey: 'known', event: { kind: 'sent' }, actor: { kind: 'operator', name: 'Sample Person' }, way: 'desk', now: shop.time.now }));
    const later = new Date(shop.time.now.getTime() + 10 * 60_000);
    try {
      for (const point of withdrawalFaultPoints) {
        vendor.received.length = 0;
        for (let i = 0; i < orders; i += 1) await record((await placedOrder(shop)).poNumber);
        expect(await deliver(databaseUrl, vendor.address, shop.time.now, `${point}:2`)).toBe('SIGKILL');
        expect(await deliver(databaseUrl, vendor.address, later)).toBeNull();
        expect(vendor.received, point).toEqual([]);
      }
      const numbers: string[] = [];
      for (let i = 0; i < orders; i += 1) numbers.push((await placedOrder(shop)).poNumber);
      await Promise.all([deliver(databaseUrl, vendor.address, shop.time.now), deliver(databaseUrl, vendor.address, shop.time.now), ...numbers.map(record)]);
      const received = vendor.received.map(({ poNumber }) => poNumber);
      expect(new Set(received).size).toBe(received.length);
      await deliver(databaseUrl, vendor.address, later);
      expect(vendor.received).toHaveLength(received.length);
      const { rows } = await shop.database.query(sql`select from marketplace.vendor_delivery where delivered_at is null`);
      expect(rows).toEqual([]);
    } finally {
      await shop.close();
    }
  }, 300_000);
});
