import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop.ts';
import { withdrawalFaultPoints } from '../faults/index.ts';
import { recordEvent } from '../purchase-orders/index.ts';
import { placedPurchaseOrders } from '../purchase-orders/testing/placed-order.ts';
import { deliverTo } from './testing/deliver-to.ts';
import { deliver, openVendor } from './testing/delivering.ts';

/** Points with their passes. Each kill leaves something to the next one, of what one process sends at once or of what comes after. */
const rows: readonly { readonly points: readonly string[] }[] = [
  { points: ['delivery.claimed:1', 'delivery.claimed:2', 'delivery.sent:1', 'delivery.settled:1'] },
  { points: ['delivery.sent:2', 'delivery.settled:2', 'delivery.sent:1'] },
];
const orders = 9;
/** What one process sends at once, and may send again. */
const atOnce = 5;

// Each point at its first pass and at its second. Many more kills, on both databases: npm run bench:vendor-kills.
describe.each(oneTestDatabase())('a process that is killed while it sends purchase orders, on $name', ({ open }) => {
  let vendor: Awaited<ReturnType<typeof openVendor>>;
  let shop: Shop;
  let databaseUrl = '';
  beforeAll(async () => {
    vendor = await openVendor();
    shop = await openShop(async () => {
      const database = await open();
      databaseUrl = database.url;
      return database;
    });
  });
  afterAll(async () => {
    await shop.close();
    await vendor.close();
  });

  it.each(rows)('loses none, and the vendor gets each under one delivery key alone, where it dies at $points', async ({ points }) => {
    vendor.received.length = 0;
    const numbers = await placedPurchaseOrders(shop, orders);
    for (const point of points) {
      expect(await deliver(databaseUrl, vendor.address, shop.time.now, point), point).toBe('SIGKILL');
      // Claims of the process that has died have ended by then.
      shop.time.now = new Date(shop.time.now.getTime() + 10 * 60_000);
    }
    await deliverTo(vendor.address, shop.database, shop.time.now);
    expect([...new Set(vendor.received.map(({ poNumber }) => poNumber))].toSorted()).toEqual(numbers.toSorted());
    expect(new Set(vendor.received.map(({ deliveryKey }) => deliveryKey)).size).toBe(orders);
    const onTheirWay = points.filter((point) => !point.startsWith('delivery.claimed')).length * atOnce;
    expect(vendor.received.length - orders).toBeLessThanOrEqual(onTheirWay);
    const { rows: found } = await shop.database.query<{ status: string; sent: number }>(sql`
      select status, (select count(*) from marketplace.purchase_order_event event where event.po_number = po.po_number and kind = 'sent') as sent
      from marketplace.purchase_order po where po_number = any(${numbers}::text[])`);
    expect(found).toEqual(numbers.map(() => ({ status: 'Sent', sent: 1 })));
  }, 300_000);

  it('sends none that the vendor is known to have, wherever it dies, also while another process works and an operator records it', async () => {
    const record = (poNumber: string) => withTransaction(shop.database, (connection) =>
      recordEvent(connection, { poNumber, eventKey: 'known', event: { kind: 'sent' }, actor: { kind: 'operator', name: 'Sample Person' }, way: 'desk', now: shop.time.now }));
    const later = new Date(shop.time.now.getTime() + 10 * 60_000);
    for (const point of withdrawalFaultPoints) {
      vendor.received.length = 0;
      for (const poNumber of await placedPurchaseOrders(shop, orders)) await record(poNumber);
      expect(await deliver(databaseUrl, vendor.address, shop.time.now, `${point}:2`), point).toBe('SIGKILL');
      await deliverTo(vendor.address, shop.database, later);
      expect(vendor.received, point).toEqual([]);
    }
    const numbers = await placedPurchaseOrders(shop, orders);
    await Promise.all([deliver(databaseUrl, vendor.address, shop.time.now), deliver(databaseUrl, vendor.address, shop.time.now), ...numbers.map(record)]);
    const received = vendor.received.map(({ poNumber }) => poNumber);
    expect(new Set(received).size).toBe(received.length);
    await deliverTo(vendor.address, shop.database, later);
    expect(vendor.received).toHaveLength(received.length);
    const { rows: left } = await shop.database.query(sql`select from marketplace.vendor_delivery where delivered_at is null`);
    expect(left).toEqual([]);
  }, 300_000);
});
