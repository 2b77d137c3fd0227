import { withTransaction } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop.ts';
import type { OrderOwner } from '../orderhistory/index.ts';
import { recordEvent } from '../purchase-orders/index.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
import type { Queries } from '../runtime/index.ts';
import { listThreads, vendorsOfThreads } from './list-threads.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { readThread } from './read-thread.ts';
import { countUnread } from './unread.ts';

const large = ['message_thread', 'purchase_order_event', 'purchase_order', 'placed_order'];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe.each(testDatabases('postgresql'))('statements about messages on a database that takes its tables for a million rows, on $name', ({ open }) => {
  let shop: Shop;
  let owner: OrderOwner;
  let poNumber: string;
  beforeAll(async () => {
    shop = await openShop(open);
    const placed = await placedOrder(shop);
    ({ poNumber } = placed);
    owner = { buyerId: placed.buyer.buyer.buyerId, store: 'ADVANTAGE' };
    await withTransaction(shop.database, (connection) =>
      recordEvent(connection, { poNumber, eventKey: 'm-1', event: { kind: 'message', text: 'Hello' }, actor: { kind: 'vendor', name: 'Vendor' }, way: 'link', now: shop.time.now }));
    await shop.database.query("update pg_class set reltuples = 1000000, relpages = 1 where relnamespace = 'marketplace'::regnamespace and relname = any($1::text[])", [large]);
  });
  afterAll(() => shop.close());

  /** What is read from its beginning to its end by the statements of a work. */
  async function walked(work: (queries: Queries) => Promise<unknown>): Promise<string[]> {
    const found: string[] = [];
    const { database } = shop;
    const query = async (statement: string | { text: string; values: unknown[] }, values: unknown[] = []): Promise<unknown> => {
      const sent = typeof statement === 'string' ? { text: statement, values } : { text: statement.text, values: statement.values };
      const { rows } = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(`explain (format json) ${sent.text}`, sent.values);
      const nodes = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => nodesOf(plan));
      expect(nodes.length).toBeGreaterThan(0);
      found.push(...nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? '')).map((node) => `${node['Relation Name']}: ${sent.text}`));
      return database.query(sent.text, sent.values);
    };
    await work(new Proxy(database, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }));
    return found;
  }

  it.each<[what: string, work: (queries: Queries) => Promise<unknown>]>([
    ['a page of threads', (queries) => listThreads(queries, owner, '', { page: 1, pageSize: 25 })],
    ['a page of the threads with one vendor', (queries) => listThreads(queries, owner, 'V-PAPER', { page: 1, pageSize: 25 })],
    ['the vendors of the threads', (queries) => vendorsOfThreads(queries, owner)],
    ['one thread', (queries) => readThread(queries, owner, poNumber)],
    ['the number of unread messages', (queries) => countUnread(queries, owner)],
    ['marking a thread', (queries) => markRead(queries, owner, poNumber, 1)],
    ['marking all', (queries) => markAllRead(queries, owner, shop.time.now)],
  ])('%s goes by an index', async (_what, work) => {
    expect(await walked(work)).toEqual([]);
  });
});
