import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../pool.ts';
import type { Pool } from '../pool.ts';
import { testDatabases } from '../testing.ts';
import type { OpenTestDatabase } from '../testing.ts';
import { isMigrated, migrate, migrateAreas } from './migrate.ts';

describe.each(testDatabases())('migrateAreas on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let folder: string;

  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qm-areas-'));
    await write('goods', '0001-goods.sql', 'create table shop.goods (id integer primary key);');
    await write('cart', '0001-cart.sql', 'create table shop.cart (goods integer references shop.goods);');
  });
  afterEach(async () => {
    await pool.query('drop schema if exists shop cascade');
    await rm(folder, { recursive: true });
  });

  async function write(area: string, file: string, sql: string): Promise<void> {
    await mkdir(join(folder, area), { recursive: true });
    await writeFile(join(folder, area, file), sql);
  }
  const historiesOf = (areas: readonly string[]) => areas.map((area) => ({ area, folder: join(folder, area) }));
  const run = (areas: readonly string[] = ['goods', 'cart']): Promise<string[]> => migrateAreas(pool, { schema: 'shop', histories: historiesOf(areas), former: [] });
  const hasRun = (areas: readonly string[] = ['goods', 'cart']): Promise<boolean> => isMigrated(pool, { schema: 'shop', histories: historiesOf(areas) });

  it('runs the areas in their order, and the files of each in theirs', async () => {
    await write('goods', '0002-names.sql', 'alter table shop.goods add column name text;');
    expect(await run()).toEqual(['goods/0001-goods.sql', 'goods/0002-names.sql', 'cart/0001-cart.sql']);
    expect(await run()).toEqual([]);
  });

  it('has run when every file has, as it is now, and no other: in whichever order the areas are named', async () => {
    expect(await hasRun()).toBe(false);
    await run(['goods']);
    expect([await hasRun(), await hasRun(['goods'])]).toEqual([false, true]);
    await run();
    expect([await hasRun(), await hasRun(['cart', 'goods']), await hasRun(['goods'])]).toEqual([true, true, false]);
    await write('cart', '0002-quantity.sql', 'alter table shop.cart add column quantity integer;');
    expect(await hasRun()).toBe(false);
    await run();
    expect(await hasRun()).toBe(true);
    await write('cart', '0001-cart.sql', 'select 1;');
    expect(await hasRun()).toBe(false);
  });

  it('gives one area its next file when another has had a later number', async () => {
    await write('goods', '0002-names.sql', 'alter table shop.goods add column name text;');
    await write('goods', '0003-prices.sql', 'alter table shop.goods add column price bigint;');
    await run();
    await write('cart', '0002-quantity.sql', 'alter table shop.cart add column quantity integer;');
    expect(await run()).toEqual(['cart/0002-quantity.sql']);
  });

  it('gives a new area its tables in a database that is in use', async () => {
    await run();
    await write('orders', '0001-orders.sql', 'create table shop.orders (goods integer references shop.goods);');
    expect(await run(['goods', 'orders', 'cart'])).toEqual(['orders/0001-orders.sql']);
  });

  it('refuses the past of an area that changed, slipped in or is gone, and names the area', async () => {
    await write('cart', '0003-third.sql', 'select 1;');
    await run();
    await write('cart', '0002-late.sql', 'select 1;');
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_OUT_OF_ORDER', file: '0002-late.sql', message: expect.stringContaining('of cart') });
    await rm(join(folder, 'cart', '0002-late.sql'));
    await write('cart', '0003-third.sql', 'select 2;');
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_CHANGED', message: expect.stringContaining('of cart') });
    await expect(run(['goods'])).rejects.toMatchObject({ code: 'MIGRATION_MISSING', message: expect.stringContaining('of cart') });
  });
});

describe.each(testDatabases())('migrate, of a record from before areas, on $name', ({ open }) => {
  it('goes on with the same numbers', async () => {
    const database = await open();
    const pool = openPool(database.url);
    const folder = await mkdtemp(join(tmpdir(), 'qm-areas-'));
    await writeFile(join(folder, '0001-keys.sql'), 'create table door.key (id integer);');
    await migrate(pool, { folder, schema: 'door' });
    // As it was written then.
    await pool.query('alter table door.migration drop constraint migration_pkey; alter table door.migration drop column area; alter table door.migration add primary key (number)');
    await writeFile(join(folder, '0403-locks.sql'), 'create table door.lock (id integer);');
    expect(await migrate(pool, { folder, schema: 'door' })).toEqual(['0403-locks.sql']);
    const { rows } = await pool.query('select area, number, file from door.migration order by number');
    expect(rows).toEqual([{ area: 'door', number: 1, file: '0001-keys.sql' }, { area: 'door', number: 403, file: '0403-locks.sql' }]);
    await pool.end();
    await database.close();
    await rm(folder, { recursive: true });
  });
});
