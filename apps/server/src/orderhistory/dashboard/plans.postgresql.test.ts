import { randomUUID } from 'node:crypto';
import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { listOrders } from '../order-list.ts';
import type { OrderOwner } from '../order-store.ts';
import { ordersWith } from './outlook-days.ts';
import { readDashboard } from './read-dashboard.ts';

/** Tables that grow with every order of every buyer. */
const large = ['placed_order', 'purchase_order', 'purchase_order_line'];
const now = new Date('2026-11-23T15:00:00Z');

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe.each(testDatabases('postgresql'))('the dashboard of a buyer with 2,000 orders among 22,000 on $name', { timeout: 120_000 }, ({ open }) => {
  let opened: OpenTestDatabase;
  let database: Pool;
  const owner: OrderOwner = { buyerId: randomUUID(), store: 'ADVANTAGE' };

  /** Writes orders of 10 days each, most of them delivered, for a buyer of their own. */
  async function write(buyerId: string, prefix: string, count: number): Promise<void> {
    await database.query(`insert into marketplace.buyer (buyer_id, issuer, subject, email, created_at, updated_at) values ($1, 'test', $2, '', now(), now())`, [buyerId, buyerId]);
    await database.query(
      `with number as (select at, $2 || lpad(at::text, 7, '0') as number, md5($2 || at)::uuid as key from generate_series(1, $3::integer) as at),
       submitted as (
         insert into marketplace.submission (submit_key, buyer_id, store, request_hash, submitted_at) select key, $1::uuid, 'ADVANTAGE', '', now() from number),
       placed as (
         insert into marketplace.placed_order (order_number, buyer_id, store, submit_key, placed_at, placed_by, ship_to, payment, currency, subtotal, shipping, tax, total)
         select number, $1::uuid, 'ADVANTAGE', key, $4::timestamptz - at * interval '50 minutes', 'Buyer', '{}', '{}', 'USD', 500, 0, 0, 500 from number)
       insert into marketplace.purchase_order (po_number, order_number, position, vendor_id, vendor_name, contract_number, status, note, subtotal, expected_on)
       select number || '-01', number, 1, 'V-' || at % 20, 'Vendor', 'C-1', case when at < 300 then 'Accepted' else 'Delivered' end, '', 500,
         case when at < 300 then ($4::timestamptz)::date - 5 + at / 25 end from number`,
      [buyerId, prefix, count, now],
    );
  }

  beforeAll(async () => {
    opened = await open();
    database = openPool(opened.url);
    await migrateMarketplace(database);
    await write(owner.buyerId, 'A', 2_000);
    for (let other = 0; other < 10; other += 1) await write(randomUUID(), `B${other}`, 2_000);
    await database.query('vacuum (analyze) marketplace.placed_order, marketplace.purchase_order');
  }, 120_000);
  afterAll(async () => {
    await database.end();
    await opened.close();
  });

  /** The statements that read a large table from its beginning to its end. */
  async function walks(work: (pool: Pool) => Promise<unknown>): Promise<string[]> {
    const sent: { text: string; values: readonly unknown[] }[] = [];
    const query = (statement: string | { text: string; values: readonly unknown[] }, values: readonly unknown[] = []): Promise<unknown> => {
      const one = typeof statement === 'string' ? { text: statement, values } : { text: statement.text, values: statement.values };
      sent.push(one);
      return database.query(one.text, [...one.values]);
    };
    await work(new Proxy(database, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }));
    expect(sent.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const { text, values } of sent) {
      const { rows } = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(`explain (format json) ${text}`, [...values]);
      const walked = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => nodesOf(plan)).filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''));
      if (walked.length > 0) found.push(`${walked.map((node) => node['Relation Name']).join(', ')}: ${text.replace(/\s+/g, ' ')}`);
    }
    return found;
  }

  it('is read by indexes, and lists no more than it shows', async () => {
    const shown = await readDashboard(database, owner, now);
    expect(shown.counts).toEqual({ Open: 299, Late: 124, Arriving: 175 });
    expect(shown.expected).toHaveLength(10);
    expect(await walks((pool) => readDashboard(pool, owner, now))).toEqual([]);
  });

  it('leads to lists that are read by indexes', async () => {
    expect(await walks(async (pool) => {
      for (const outlook of ['Open', 'Late', 'Arriving'] as const) await listOrders(pool, owner, ordersWith(outlook, now), { page: 1, pageSize: 25 });
    })).toEqual([]);
  });
});
