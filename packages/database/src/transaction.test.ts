import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from './pool.ts';
import type { Pool } from './pool.ts';
import { sqlState } from './sql-state.ts';
import { testDatabases } from './testing.ts';
import type { OpenTestDatabase } from './testing.ts';
import { withTransaction } from './transaction.ts';

describe.each(testDatabases())('withTransaction on $name', ({ name, open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
    await pool.query('create table account (id integer primary key, amount integer not null)');
    await pool.query('insert into account values (1, 0), (2, 0)');
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  const amountOf = async (id: number): Promise<number> =>
    (await pool.query<{ amount: number }>('select amount from account where id = $1', [id])).rows[0]?.amount ?? Number.NaN;

  it('keeps what the work wrote and gives its result', async () => {
    const result = await withTransaction(pool, async (connection) => {
      await connection.query('update account set amount = 7 where id = 1');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await amountOf(1)).toBe(7);
  });

  it('keeps nothing when the work throws', async () => {
    const before = await amountOf(1);
    const work = withTransaction(pool, async (connection) => {
      await connection.query('update account set amount = 99 where id = 1');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await amountOf(1)).toBe(before);
  });

  it('leaves a usable connection behind after a failed statement', async () => {
    for (let i = 0; i < 12; i += 1) {
      const failure: unknown = await withTransaction(pool, (connection) => connection.query('select 1/0')).catch((error: unknown) => error);
      expect(sqlState(failure)).toBe('22012');
    }
    expect(pool.totalCount).toBeLessThanOrEqual(10);
    expect(await amountOf(2)).toBe(0);
  });

  it('loses no change of 100 that come at once', async () => {
    await pool.query('update account set amount = 0 where id = 2');
    await Promise.all(
      Array.from({ length: 100 }, () =>
        withTransaction(pool, async (connection) => {
          const { rows } = await connection.query<{ amount: number }>('select amount from account where id = 2 for update');
          await connection.query('update account set amount = $1 where id = 2', [(rows[0]?.amount ?? Number.NaN) + 1]);
        }),
      ),
    );
    expect(await amountOf(2)).toBe(100);
  });

  it('does the work again after a serialization failure, and gives up after the stated tries', async () => {
    const waits: number[] = [];
    const options = { tries: 3, random: () => 0.5, sleep: async (milliseconds: number) => void waits.push(milliseconds) };
    let calls = 0;
    const result = await withTransaction(
      pool,
      async (connection) => {
        calls += 1;
        if (calls < 3) await connection.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
        return calls;
      },
      options,
    );
    expect(result).toBe(3);
    expect(waits).toEqual([20, 40]);

    calls = 0;
    const hopeless = withTransaction(
      pool,
      async (connection) => {
        calls += 1;
        await connection.query(`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`);
      },
      options,
    );
    await expect(hopeless).rejects.toThrow('again');
    expect(calls).toBe(3);
  });

  it('does not repeat after other errors', async () => {
    let calls = 0;
    const work = withTransaction(pool, async (connection) => {
      calls += 1;
      await connection.query('insert into account values (1, 1)');
    });
    await expect(work).rejects.toThrow('duplicate key');
    expect(calls).toBe(1);
  });

  it('gives exact numbers and plain days', async () => {
    const { rows } = await pool.query<Record<string, unknown>>(`select 9007199254740991::bigint as large, date '2026-02-28' as day, count(*) as n from account`);
    expect(rows[0]).toEqual({ large: 9007199254740991, day: '2026-02-28', n: 2 });
    await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
  });

  // The embedded database runs one transaction at a time, so that nothing can collide there.
  if (name === 'postgresql') {
    it('repeats when two serializable transactions really collide', async () => {
      const add = (): Promise<void> =>
        withTransaction(
          pool,
          async (connection) => {
            const { rows } = await connection.query<{ total: number }>('select sum(amount)::int as total from account');
            await connection.query('update account set amount = amount + 1 where id = 1 and $1::int >= 0', [rows[0]?.total]);
          },
          { isolation: 'serializable', tries: 50 },
        );
      await pool.query('update account set amount = 0 where id = 1');
      await Promise.all(Array.from({ length: 8 }, add));
      expect(await amountOf(1)).toBe(8);
    });
  }
});
