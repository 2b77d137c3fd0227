import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { placedOrder } from '../../purchase-orders/testing/placed-order.ts';
import { tryWaiting } from '../../vendor-delivery/index.ts';
import { listUndelivered, listVendors, readVendor } from './vendor-queries.ts';

describe.each(oneTestDatabase())('vendors whose purchase orders have not arrived, on $name', ({ open }) => {
  let shop: Shop;
  let poNumber: string;
  let vendorId: string;
  beforeAll(async () => {
    shop = await openShop(open);
    ({ poNumber } = await placedOrder(shop));
    const { rows } = await shop.database.query<{ vendor_id: string }>(sql`select vendor_id from marketplace.purchase_order where po_number = ${poNumber}`);
    vendorId = rows[0]?.vendor_id ?? '';
  });
  afterAll(() => shop.close());

  const found = async (state: 'all' | 'waiting') => (await listVendors(shop.database, { q: vendorId, state, page: 1 })).map((vendor) => [vendor.vendorId, vendor.waiting, vendor.dead, vendor.total]);

  it('are found by that, with how many there are of each kind', async () => {
    expect(await found('waiting')).toEqual([[vendorId, 1, 0, 1]]);
    expect(await listUndelivered(shop.database, vendorId, 10)).toMatchObject([{ poNumber, isDead: false, reason: null }]);
    await shop.database.query(sql`update marketplace.vendor_delivery set dead_at = ${shop.time.now}, last_error = 'The address is unknown.' where po_number = ${poNumber}`);
    expect(await readVendor(shop.database, vendorId)).toMatchObject({ waiting: 0, dead: 1 });
    expect(await listUndelivered(shop.database, vendorId, 10)).toMatchObject([{ poNumber, isDead: true, reason: 'The address is unknown.' }]);
    await shop.database.query(sql`update marketplace.vendor_delivery set dead_at = null, delivered_at = ${shop.time.now} where po_number = ${poNumber}`);
    expect([await found('waiting'), await found('all')]).toEqual([[], [[vendorId, 0, 0, 1]]]);
  });

  it('are tried at once when the vendor has a way, and those of other vendors are not', async () => {
    const tomorrow = new Date(shop.time.now.getTime() + 86_400_000);
    const next = async (vendor: string): Promise<Date | undefined> => {
      await shop.database.query(sql`update marketplace.vendor_delivery set delivered_at = null, next_attempt_at = ${tomorrow} where po_number = ${poNumber}`);
      await withTransaction(shop.database, (connection) => tryWaiting(connection, shop.time.now, vendor));
      return (await shop.database.query<{ at: Date }>(sql`select next_attempt_at as at from marketplace.vendor_delivery where po_number = ${poNumber}`)).rows[0]?.at;
    };
    expect([await next('another'), await next(vendorId)]).toEqual([tomorrow, shop.time.now]);
  });
});
