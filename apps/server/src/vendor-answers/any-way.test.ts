import fc from 'fast-check';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop.ts';
import { readPurchaseOrders } from '../purchase-orders/index.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
import { openVendorApp, type VendorApp } from '../purchase-orders/testing/vendor-app.ts';
import { systemRandomness } from '../runtime/index.ts';
import { apiBasePath } from './api/open-api.ts';
import { createVendorKey } from './api/vendor-keys.ts';
import { confirmation, confirmed, giveCxmlWay, openVendorSystem, portion, shipNotice, type VendorSystem } from './testing/vendor-system.ts';

const ordered = [5, 2] as const;

/** What a vendor says: to accept, to reject so many of a line, or to ship them under a number. `twice`: the same again. */
interface Said {
  readonly way: 'link' | 'cxml' | 'api';
  readonly what: 'accept' | 'reject' | 'ship' | 'ship-all';
  readonly line: 1 | 2;
  readonly quantity: number;
  readonly shipment: string;
  readonly twice: boolean;
}

const said: fc.Arbitrary<Said> = fc.record({
  way: fc.constantFrom('link', 'cxml', 'api'),
  what: fc.constantFrom('accept', 'accept', 'reject', 'ship', 'ship', 'ship-all'),
  line: fc.constantFrom(1, 2),
  quantity: fc.integer({ min: 0, max: 6 }),
  shipment: fc.constantFrom('S-1', 'S-2', 'S-3', 'S-4'),
  twice: fc.boolean(),
});

describe.each(oneTestDatabase())('whatever a vendor answers, by all ways at once, on $name', ({ open }) => {
  let shop: Shop;
  let page: VendorApp;
  let system: VendorSystem;
  let app: FastifyInstance;
  let key = '';
  beforeAll(async () => {
    shop = await openShop(open);
    page = await openVendorApp(shop);
    system = await openVendorSystem(shop);
    ({ app } = system);
    await giveCxmlWay(shop.database, 'V-SAMPLE', '123456789');
    ({ key } = await createVendorKey(shop.database, { vendorId: 'V-SAMPLE', note: '', now: shop.time.now }, systemRandomness));
  });
  afterAll(async () => {
    await page.app.close();
    await app.close();
    await shop.close();
  });

  const byLink = async (link: URL, { what, line, quantity, shipment }: Said, name: string): Promise<void> => {
    const fields = { eventKey: `event-${name}`, [`quantity-${line}`]: String(quantity), reason: 'Sold out', shipment, carrier: 'C' };
    await page.send(link, what === 'ship-all' ? 'ship' : what, what === 'ship-all' ? { ...fields, 'quantity-1': '5', 'quantity-2': '2' } : fields);
  };
  const byCxml = async (poNumber: string, { what, line, quantity, shipment }: Said, name: string): Promise<void> => {
    const all = ordered[line - 1] ?? 0;
    const rejected = Math.min(quantity, all);
    await system.send({
      accept: confirmation(poNumber, 'accept'),
      reject: confirmation(poNumber, 'except', confirmed(line, all, ['reject', rejected], ['accept', all - rejected])),
      ship: shipNotice(shipment, portion(poNumber, [line, quantity])),
      'ship-all': shipNotice(shipment, portion(poNumber)),
    }[what], { payloadId: name });
  };
  const byApi = async (poNumber: string, { what, line, quantity, shipment }: Said, name: string): Promise<void> => {
    const lines = what === 'ship-all' ? ordered.map((of, i) => ({ line: i + 1, quantity: of })) : [{ line, quantity }];
    const answer = { accept: { kind: 'accept' }, reject: { kind: 'reject', lines, reason: 'Sold out' }, ship: { kind: 'ship', shipmentId: shipment, carrier: 'C', lines } };
    await app.inject({ method: 'POST', url: `${apiBasePath}/purchase-orders/${poNumber}/answers`, headers: { authorization: `Bearer ${key}` }, payload: { key: name, answers: [answer[what === 'ship-all' ? 'ship' : what]] } });
  };

  it('never more is shipped and rejected than was ordered, and nothing twice', async () => {
    let shipments = 0;
    await fc.assert(fc.asyncProperty(fc.array(said, { minLength: 3, maxLength: 9 }), async (all) => {
      const { poNumber } = await placedOrder(shop, ordered);
      const link = await page.link(poNumber);
      const say = (one: Said, i: number): Promise<void> => {
        const name = `${poNumber}-${i}`;
        return one.way === 'link' ? byLink(link, one, name) : one.way === 'cxml' ? byCxml(poNumber, one, name) : byApi(poNumber, one, name);
      };
      for (const [i, one] of all.entries()) await Promise.all(one.twice ? [say(one, i), say(one, i)] : [say(one, i)]);
      // All of it again, as systems do that have lost the answers: nothing more is recorded.
      const record = async () => (await readPurchaseOrders(shop.database, [poNumber])).get(poNumber);
      const before = await record();
      for (const [i, one] of all.entries()) if (one.way === 'cxml') await say(one, i);
      const after = await record();
      expect(after).toEqual(before);
      const events = after?.events.map(({ event }) => event) ?? [];
      const numbers = events.flatMap((event) => (event.kind === 'shipped' ? [event.shipmentId] : []));
      shipments += numbers.length;
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(events.filter(({ kind }) => kind === 'accepted').length).toBeLessThanOrEqual(1);
      for (const [i, of] of ordered.entries()) {
        const sum = (kind: 'shipped' | 'lines-rejected'): number =>
          events.flatMap((event) => (event.kind === kind ? event.lines : [])).filter(({ position }) => position === i + 1).reduce((total, { quantity }) => total + quantity, 0);
        expect(sum('shipped') + sum('lines-rejected')).toBeLessThanOrEqual(of);
      }
    }), { numRuns: 25 });
    expect(shipments, 'something was shipped').toBeGreaterThan(5);
  }, 240_000);
});
