import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop.ts';
import { answerFaultPoints } from '../faults/index.ts';
import { readPurchaseOrders } from '../purchase-orders/index.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
import { systemRandomness } from '../runtime/index.ts';
import { apiBasePath } from './api/open-api.ts';
import { createVendorKey } from './api/vendor-keys.ts';
import { answer, cxmlCall } from './testing/answering.ts';
import { answeredWith, openAnsweringApp } from './testing/answering-app.ts';
import { confirmation, confirmed, giveCxmlWay, portion, shipNotice } from './testing/vendor-system.ts';

// Many more kills, on both databases: npm run bench:vendor-kills. What a client that dies leaves on the embedded one is shown by the kills of orders (faults/).
describe.each(oneTestDatabase())('a process that is killed while it records what a vendor answers, on $name', ({ open }) => {
  let shop: Shop;
  let databaseUrl = '';
  let others: FastifyInstance;
  beforeAll(async () => {
    shop = await openShop(async () => {
      const database = await open();
      databaseUrl = database.url;
      return database;
    });
    others = await openAnsweringApp(shop.database, { now: () => shop.time.now });
  });
  afterAll(async () => {
    await others.close();
    await shop.close();
  });
  const kindsOf = async (poNumber: string) => ((await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.events ?? []).map(({ event }) => event.kind);
  const say = async (request: InjectOptions): Promise<string> => answeredWith(await others.inject({ method: 'POST', ...request }));
  /** Kills a process at a point, and lets others do it again, twice. */
  async function killedAt(point: string, request: InjectOptions, afterKill: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    expect(await answer(databaseUrl, request, shop.time.now, `${point}:1`), point).toBe('SIGKILL');
    await afterKill();
    for (let times = 0; times < 2; times += 1) expect(await say(request), point).toBe('200');
  }

  it.each(answerFaultPoints)('by cXML: at %s all of it is recorded or nothing, and the same document again is recorded once', async (point) => {
    await giveCxmlWay(shop.database, 'V-SAMPLE', '123456789');
    const [one, other] = [(await placedOrder(shop, [5, 2])).poNumber, (await placedOrder(shop, [5, 2])).poNumber];
    const answered = ['accepted', 'lines-rejected', 'message'];
    await killedAt(point, cxmlCall(confirmation(one, 'except', confirmed(2, 2, ['reject', 2]), { comments: 'Thank you' })), async () =>
      expect(await kindsOf(one)).toEqual(point === 'answer.committed' ? answered : []));
    expect(await kindsOf(one)).toEqual(answered);
    expect(await say(cxmlCall(confirmation(other, 'accept')))).toBe('200');
    // It dies between the two purchase orders of a notice.
    await killedAt(point, cxmlCall(shipNotice('S-1', portion(one, [1, 1]) + portion(other))));
    const rest = cxmlCall(shipNotice('S-2', portion(one)));
    for (let times = 0; times < 2; times += 1) expect(await say(rest)).toBe('200');
    expect([await kindsOf(one), await kindsOf(other)]).toEqual([[...answered, 'shipped', 'shipped'], ['accepted', 'shipped']]);
  }, 300_000);

  it.each(answerFaultPoints)('by the API: at %s all of it is recorded or nothing, and the same call again is recorded once', async (point) => {
    const { key } = await createVendorKey(shop.database, { vendorId: 'V-SAMPLE', note: '', now: shop.time.now }, systemRandomness);
    const { poNumber } = await placedOrder(shop);
    const { rows: [delivery] } = await shop.database.query<{ delivery_key: string }>(sql`select delivery_key from marketplace.vendor_delivery where po_number = ${poNumber}`);
    const call = (what: string, payload: object): InjectOptions => ({ url: `${apiBasePath}/purchase-orders/${poNumber}/${what}`, headers: { authorization: `Bearer ${key}` }, payload });
    await killedAt(point, call('acknowledgement', { deliveryKey: delivery?.delivery_key }), async () => expect(await kindsOf(poNumber)).toEqual(point === 'answer.committed' ? ['sent'] : []));
    const ship = { kind: 'ship', shipmentId: 'S-1', carrier: 'Sample Freight', lines: [{ line: 1, quantity: 5 }] };
    await killedAt(point, call('answers', { key: 'a-1', answers: [{ kind: 'accept' }, ship] }));
    expect(await kindsOf(poNumber)).toEqual(['sent', 'accepted', 'shipped']);
  }, 300_000);
});
