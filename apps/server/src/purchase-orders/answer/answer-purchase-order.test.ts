import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { readPurchaseOrders } from '../events/read-purchase-order.ts';
import type { PurchaseOrderEvent } from '../state/event.ts';
import { placedOrder } from '../testing/placed-order.ts';
import { answerPurchaseOrder, type Answered } from './answer-purchase-order.ts';

describe.each(oneTestDatabase())('the answer of a vendor on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open)));
  afterAll(() => shop.close());
  const answer = (poNumber: string, answerKey: string, ...events: PurchaseOrderEvent[]): Promise<Answered> =>
    withTransaction(shop.database, (connection) => answerPurchaseOrder(connection, { poNumber, answerKey, way: 'api', now: shop.time.now, eventsOf: () => events }));
  const kindsOf = async (poNumber: string) => ((await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.events ?? []).map(({ event }) => event.kind);
  const accepted = { kind: 'accepted' } as const;
  const ship = (quantity: number): PurchaseOrderEvent => ({ kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity }], carrier: 'Sample Freight', trackingNumber: '' });

  it('is recorded with all of its events, or with none', async () => {
    const { poNumber } = await placedOrder(shop);
    await expect(answer(poNumber, 'a-1', accepted, ship(6))).rejects.toMatchObject({ refusal: { code: 'QUANTITY_TOO_HIGH' } });
    expect(await kindsOf(poNumber)).toEqual([]);
    expect(await answer(poNumber, 'a-1', accepted, ship(2))).toEqual({ status: 'PartlyShipped', isRepeated: false });
    expect(await kindsOf(poNumber)).toEqual(['accepted', 'shipped']);
  });

  it('is recorded once under its key, and no other answer has that key', async () => {
    const { poNumber } = await placedOrder(shop);
    await answer(poNumber, 'a-1', accepted, ship(2));
    expect(await answer(poNumber, 'a-1', accepted, ship(2))).toEqual({ status: 'PartlyShipped', isRepeated: true });
    const message = { kind: 'message', text: 'Hello' } as const;
    for (const other of [[accepted], [accepted, ship(2), message], [accepted, ship(3)], [message, ship(2)]]) {
      await expect(answer(poNumber, 'a-1', ...other)).rejects.toMatchObject({ refusal: { code: 'EVENT_KEY_REUSED' } });
    }
    expect(await kindsOf(poNumber)).toEqual(['accepted', 'shipped']);
  });

  it('changes nothing where it has nothing new, and is for a purchase order that exists', async () => {
    const { poNumber } = await placedOrder(shop);
    expect(await answer(poNumber, 'a-1')).toEqual({ status: 'Submitted', isRepeated: false });
    await expect(answer('A27-0000000-0-01', 'a-1', accepted)).rejects.toMatchObject({ refusal: { code: 'PO_UNKNOWN' } });
  });
});
