import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observeStatements } from './observe-statements.ts';
import { openPool, type Pool } from './pool.ts';
import { sql } from './sql.ts';
import { sqlState } from './sql-state.ts';
import { oneTestDatabase, type OpenTestDatabase } from './testing.ts';
import { withTransaction } from './transaction.ts';

describe.each(oneTestDatabase())('observed statements on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  it('are told to each observer with how they ended, by pool and by connection, and never with their values', async () => {
    const heard: unknown[][] = [[], []];
    for (const list of heard) observeStatements(pool, (text) => (error) => void list.push([text, error === null ? 'done' : sqlState(error)]));
    await pool.query(sql`select ${'Pat'}::text as name`);
    await pool.query('select $1::int / $2::int', [1, 0]).catch(() => {});
    await withTransaction(pool, (connection) => connection.query('select $1::int', [1]));
    const expected = [['select $1::text as name', 'done'], ['select $1::int / $2::int', '22012'], ['begin', 'done'], ['select $1::int', 'done'], ['commit', 'done']];
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual([expected, expected]);
  });
});
