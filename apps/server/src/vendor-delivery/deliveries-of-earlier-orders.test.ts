import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop.ts';
import { migrateMarketplace } from '../migrate-marketplace.ts';
import { recordEvent, type PurchaseOrderEvent } from '../purchase-orders/index.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';

type Happened = readonly [PurchaseOrderEvent, 'buyer' | 'vendor' | 'operator'];

describe.each(oneTestDatabase())('deliveries of before events decided upon them, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(open); });
  afterAll(() => shop.close());

  /** A purchase order as the version before has left it: its delivery knows nothing of what happened. */
  async function earlier(isDead: boolean, ...happened: readonly Happened[]): Promise<string> {
    const { poNumber } = await placedOrder(shop);
    for (const [index, [event, kind]] of happened.entries()) {
      await withTransaction(shop.database, (connection) =>
        recordEvent(connection, { poNumber, eventKey: `e-${index}`, event, actor: { kind, name: 'Sample Person' }, way: 'desk', now: shop.time.now }));
    }
    await shop.database.query(sql`
      update marketplace.vendor_delivery set way = 'mail', attempts = 1, last_error = 'unknown contract', next_attempt_at = '2040-01-01', dead_at = ${isDead ? shop.time.now : null} where po_number = ${poNumber}`);
    return poNumber;
  }

  it('are ended, or looked at again, by what was recorded until then', async () => {
    await shop.database.query(sql`drop trigger delivery_after_event on marketplace.purchase_order_event`);
    await shop.database.query(sql`drop function marketplace.delivery_after_event`);
    const { rows: forgotten } = await shop.database.query(sql`delete from marketplace.migration where area = 'vendor-delivery' and number >= 4 returning number`);
    expect(forgotten).toHaveLength(3);
    await shop.database.query(sql`drop index marketplace.vendor_delivery_tried`);
    const [sent, canceled, rejected]: Happened[] = [[{ kind: 'sent' }, 'operator'], [{ kind: 'canceled', reason: 'Not needed' }, 'buyer'], [{ kind: 'lines-rejected', lines: [{ position: 1, quantity: 5 }], reason: 'Sold out' }, 'vendor']] as const;
    const numbers = {
      'dead, and nothing happened': await earlier(true),
      'dead and sent': await earlier(true, sent),
      'dead and rejected': await earlier(true, rejected),
      'dead and canceled': await earlier(true, canceled),
      'waiting, and nothing happened': await earlier(false),
      'waiting and sent': await earlier(false, sent),
    };
    expect(await migrateMarketplace(shop.database)).toEqual(['vendor-delivery/0004-deliveries-after-events.sql', 'vendor-delivery/0005-known-deliveries.sql', 'vendor-delivery/0006-deliveries-tried-before.sql']);
    const { rows } = await shop.database.query<{ po_number: string; state: string }>(sql`
      select po_number, case when delivered_at is not null then 'delivered' when dead_at is not null then 'dead' when next_attempt_at < '2040-01-01' then 'looked at' else 'waiting' end as state
      from marketplace.vendor_delivery where po_number = any(${Object.values(numbers)}::text[])`);
    const states = new Map(rows.map(({ po_number: poNumber, state }) => [poNumber, state]));
    expect(Object.fromEntries(Object.entries(numbers).map(([name, poNumber]) => [name, states.get(poNumber)]))).toEqual({
      'dead, and nothing happened': 'dead',
      'dead and sent': 'delivered',
      'dead and rejected': 'delivered',
      'dead and canceled': 'looked at',
      'waiting, and nothing happened': 'waiting',
      'waiting and sent': 'looked at',
    });
  });
});
