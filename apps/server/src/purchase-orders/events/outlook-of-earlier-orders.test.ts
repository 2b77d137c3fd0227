import { readFileSync } from 'node:fs';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import type { ActorKind, PurchaseOrderEvent } from '../state/event.ts';
import { placedOrder } from '../testing/placed-order.ts';
import { recordEvent } from './record-event.ts';

const migration = readFileSync(new URL('../migrations/0003-outlook.sql', import.meta.url), 'utf8');
/** What it does to the rows that are there. */
const updates = migration.slice(migration.indexOf('update marketplace.purchase_order'));

type Happened = readonly [PurchaseOrderEvent, ActorKind];
const promised = (date: string, ...lines: number[]): Happened => [{ kind: 'date-promised', lines, date }, 'vendor'];
const rejected = (position: number, quantity: number): Happened => [{ kind: 'lines-rejected', lines: [{ position, quantity }], reason: 'Out of stock' }, 'vendor'];
const received = (position: number, quantity: number): Happened => [{ kind: 'received', lines: [{ position, quantity }] }, 'buyer'];
const accepted: Happened = [{ kind: 'accepted' }, 'vendor'];

const histories: readonly (readonly [string, readonly Happened[], outlook: readonly [expectedOn: string | null, standing: number]])[] = [
  ['nothing', [], ['2026-11-25', 3_500]],
  ['a message', [[{ kind: 'message', text: 'When does it come?' }, 'buyer']], ['2026-11-25', 3_500]],
  ['a promise that was changed', [accepted, promised('2026-12-20', 1, 2), promised('2026-12-01', 2)], ['2026-12-01', 3_500]],
  ['one line that arrived', [accepted, promised('2026-12-20', 1), received(2, 1), received(2, 1)], ['2026-12-20', 3_500]],
  ['one line that is rejected, the other in part', [rejected(1, 5), rejected(2, 1)], ['2026-11-25', 500]],
  ['rejected', [rejected(1, 5), rejected(2, 2)], [null, 0]],
  ['canceled', [[{ kind: 'canceled', reason: 'Ordered twice' }, 'buyer']], [null, 0]],
  ['delivered', [accepted, rejected(1, 1), received(1, 4), received(2, 2)], [null, 3_000]],
];

describe.each(oneTestDatabase())('the outlook of orders from before it was written, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(open); });
  afterAll(() => shop.close());

  it.each(histories)('is what the events make of it: %s', async (_name, happened, [expectedOn, standing]) => {
    const { poNumber } = await placedOrder(shop, [5, 2]);
    for (const [index, [event, actor]] of happened.entries()) {
      const recording = await withTransaction(shop.database, (connection) =>
        recordEvent(connection, { poNumber, eventKey: `e-${index}`, event, actor: { kind: actor, name: 'Somebody' }, way: 'page', now: shop.time.now }));
      expect(recording.kind).toBe('recorded');
    }
    const outlook = async () =>
      (await shop.database.query<{ expected_on: string | null; standing: number }>('select expected_on, coalesce(standing, subtotal) as standing from marketplace.purchase_order where po_number = $1', [poNumber])).rows[0];
    expect(await outlook()).toEqual({ expected_on: expectedOn, standing });
    await shop.database.query('update marketplace.purchase_order set expected_on = null, standing = null');
    await shop.database.query(updates);
    expect(await outlook()).toEqual({ expected_on: expectedOn, standing });
  });
});
