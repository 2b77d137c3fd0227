import { openPool, sql } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryFaultPoints } from '../faults/index.ts';
import { openShop } from '../checkout/testing/shop.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
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
});
