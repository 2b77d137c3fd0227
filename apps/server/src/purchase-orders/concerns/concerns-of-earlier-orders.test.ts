import { readFileSync } from 'node:fs';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { recordEvent } from '../events/record-event.ts';
import type { ActorKind, PurchaseOrderEvent } from '../state/event.ts';
import { placedOrder } from '../testing/placed-order.ts';

const migration = readFileSync(new URL('../migrations/0004-purchase-order-concerns.sql', import.meta.url), 'utf8');
/** What it does about the events that are there. */
const insertion = migration.slice(migration.indexOf('insert into marketplace.purchase_order_concern'));

type Happened = readonly [PurchaseOrderEvent, ActorKind];
const accepted: Happened = [{ kind: 'accepted' }, 'vendor'];
const problem: Happened = [{ kind: 'problem-reported', text: 'Broken' }, 'buyer'];
const asked: Happened = [{ kind: 'cancellation-requested', reason: 'Ordered twice' }, 'buyer'];
const declined: Happened = [{ kind: 'cancellation-declined', reason: 'Too late' }, 'vendor'];
const promised: Happened = [{ kind: 'date-promised', lines: [1, 2], date: '2026-12-01' }, 'vendor'];
const rejected = (by: ActorKind): Happened => [{ kind: 'lines-rejected', lines: [{ position: 1, quantity: 1 }], reason: 'Out of stock' }, by];
const shipped: Happened = [{ kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity: 5 }, { position: 2, quantity: 2 }], carrier: 'C', trackingNumber: '' }, 'vendor'];
const message = (by: ActorKind): Happened => [{ kind: 'message', text: 'Hello' }, by];

const histories: readonly (readonly [string, readonly Happened[], concerns: readonly string[]])[] = [
  ['nothing', [], []],
  ['a problem, and another message of the buyer', [problem, message('buyer')], ['problem 1']],
  ['a problem that was answered, and one that was not', [problem, message('operator'), problem], ['problem 3']],
  ['a problem that was answered', [problem, message('vendor')], []],
  ['a wish to cancel that was declined, and another', [accepted, asked, declined, asked], ['cancellation 4']],
  ['a wish to cancel that shipping has answered', [accepted, asked, shipped], []],
  ['rejected lines, of vendor and operator', [rejected('vendor'), rejected('operator')], ['rejected 1']],
  ['a promise', [accepted, promised], ['late 2']],
  ['a promise that was kept', [accepted, promised, shipped], []],
  ['all of it canceled', [rejected('vendor'), promised, [{ kind: 'canceled', reason: 'Ordered twice' }, 'buyer'], problem], ['problem 4']],
];

describe.each(oneTestDatabase())('the concerns of orders from before they were written, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(open); });
  afterAll(() => shop.close());

  it.each(histories)('are what the events make of it: %s', async (_name, happened, concerns) => {
    const { poNumber } = await placedOrder(shop, [5, 2]);
    for (const [index, [event, actor]] of happened.entries()) {
      const recording = await withTransaction(shop.database, (connection) =>
        recordEvent(connection, { poNumber, eventKey: `e-${index}`, event, actor: { kind: actor, name: 'Sample person' }, way: 'page', now: shop.time.now }));
      expect(recording.kind).toBe('recorded');
    }
    const kept = async () =>
      (await shop.database.query<{ kind: string; position: number; since: Date }>('select kind, position, since from marketplace.purchase_order_concern where po_number = $1 order by kind', [poNumber])).rows;
    const written = await kept();
    expect(written.map(({ kind, position }) => `${kind} ${position}`)).toEqual(concerns);
    await shop.database.query('delete from marketplace.purchase_order_concern');
    await shop.database.query(insertion);
    expect(await kept()).toEqual(written);
  });
});
