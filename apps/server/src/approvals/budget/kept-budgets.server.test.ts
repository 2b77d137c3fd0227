import { withTransaction, type Connection } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { holdActivity, holdBudget } from './kept-budgets.ts';

const aac = '47SMPL';
const key = (fund: string) => ({ aac, fund, fiscalYear: 2027 });

describe.each(oneTestDatabase())('budgets that are held on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
    await server.pool.query(
      `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip)
       values ($1, 'Sample Depot', 'Demo Clerk', '202-555-0143', 'depot@agency.example.gov', '1 Sample Road', 'Kansas City', 'MO', '64131') on conflict do nothing`, [aac]);
    await server.pool.query("insert into marketplace.fund_budget (aac, fund, fiscal_year, amount) values ($1, 'A1', 2027, 1000), ($1, 'B2', 2027, 500)", [aac]);
  });
  afterAll(() => server.close());

  /** Whether the second one waits until the transaction of the first one is over. */
  async function waits(first: (connection: Connection) => Promise<unknown>, second: (connection: Connection) => Promise<unknown>): Promise<boolean> {
    const [going, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const before = withTransaction(server.pool, async (connection) => {
      await first(connection);
      held.resolve(undefined);
      await going.promise;
    });
    await held.promise;
    let isOver = false;
    const after = withTransaction(server.pool, second).finally(() => { isOver = true; });
    const isHeld = async () => (await server.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount === 1;
    await expect.poll(async () => isOver || isHeld()).toBe(true);
    const hasWaited = !isOver;
    going.resolve(undefined);
    await Promise.all([before, after]);
    return hasWaited;
  }

  it('wait for each other where they are of one fund', async () => {
    expect(await waits((connection) => holdBudget(connection, key('A1')), (connection) => holdBudget(connection, key('A1')))).toBe(true);
  });

  it('are not set, and no first one is made, beside a request that has read them', async () => {
    for (const fund of ['A1', 'C3']) expect(await waits((connection) => holdBudget(connection, key(fund)), (connection) => holdActivity(connection, aac)), fund).toBe(true);
    expect(await waits((connection) => holdActivity(connection, aac), (connection) => holdBudget(connection, key('C3')))).toBe(true);
  });

  it('of two funds do not wait', async () => {
    expect(await waits((connection) => holdBudget(connection, key('A1')), (connection) => holdBudget(connection, key('B2')))).toBe(false);
  });
});
