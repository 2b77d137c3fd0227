import { sql } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop.ts';
import { answerFaultPoints } from '../faults/index.ts';
import { readPurchaseOrders } from '../purchase-orders/index.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
import { systemRandomness } from '../runtime/index.ts';
import { apiBasePath } from './api/open-api.ts';
import { createVendorKey } from './api/vendor-keys.ts';
import { answer, cxmlCall } from './testing/answering.ts';
import { confirmation, confirmed, giveCxmlWay, portion, shipNotice } from './testing/vendor-system.ts';

describe.each(testDatabases())('a process that is killed while it records what a vendor answers, on $name', ({ open }) => {
  let shop: Shop;
  let databaseUrl = '';
  beforeAll(async () => {
    shop = await openShop(async () => {
      const database = await open();
      databaseUrl = database.url;
      return database;
    });
  });
  afterAll(() => shop.close());
  const kindsOf = async (poNumber: string) => ((await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.events ?? []).map(({ event }) => event.kind);
  /** Kills a process at a point, and lets others do it again, twice. */
  async function killedAt(point: string, request: object, afterKill: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    expect(await answer(databaseUrl, request, shop.time.now, `${point}:1`), point).toBe('SIGKILL');
    await afterKill();
    for (let times = 0; times < 2; times += 1) expect(await answer(databaseUrl, request, shop.time.now), point).toBe('200');
  }

  it.each(answerFaultPoints)('by cXML: at %s all of it is recorded or nothing, and the same document again is recorded once', async (point) => {
    await giveCxmlWay(shop.database, 'V-SAMPLE', '123456789');
    const [one, other] = [(await placedOrder(shop, [5, 2])).poNumber, (await placedOrder(shop, [5, 2])).poNumber];
    const answered = ['accepted', 'lines-rejected', 'message'];
    await killedAt(point, cxmlCall(confirmation(one, 'except', confirmed(2, 2, ['reject', 2]), { comments: 'Thank you' })), async () =>
      expect(await kindsOf(one)).toEqual(point === 'answer.committed' ? answered : []));
    expect(await kindsOf(one)).toEqual(answered);
    expect(await answer(databaseUrl, cxmlCall(confirmation(other, 'accept')), shop.time.now)).toBe('200');
    // It dies between the two purchase orders of a notice.
    await killedAt(point, cxmlCall(shipNotice('S-1', portion(one) + portion(other))));
    expect([await kindsOf(one), await kindsOf(other)]).toEqual([[...answered, 'shipped'], ['accepted', 'shipped']]);
  }, 300_000);

  it.each(answerFaultPoints)('by the API: at %s all of it is recorded or nothing, and the same call again is recorded once', async (point) => {
    const { key } = await createVendorKey(shop.database, { vendorId: 'V-SAMPLE', note: '', now: shop.time.now }, systemRandomness);
    const { poNumber } = await placedOrder(shop);
    const { rows: [delivery] } = await shop.database.query<{ delivery_key: string }>(sql`select delivery_key from marketplace.vendor_delivery where po_number = ${poNumber}`);
    const call = (what: string, payload: object): object => ({ url: `${apiBasePath}/purchase-orders/${poNumber}/${what}`, headers: { authorization: `Bearer ${key}` }, payload });
    await killedAt(point, call('acknowledgement', { deliveryKey: delivery?.delivery_key }), async () => expect(await kindsOf(poNumber)).toEqual(point === 'answer.committed' ? ['sent'] : []));
    const ship = { kind: 'ship', shipmentId: 'S-1', carrier: 'Sample Freight', lines: [{ line: 1, quantity: 5 }] };
    await killedAt(point, call('answers', { key: 'a-1', answers: [{ kind: 'accept' }, ship] }));
    expect(await kindsOf(poNumber)).toEqual(['sent', 'accepted', 'shipped']);
  }, 300_000);
});
