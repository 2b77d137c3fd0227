import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../pool.ts';
import type { Pool } from '../pool.ts';
import { testDatabases } from '../testing.ts';
import type { OpenTestDatabase } from '../testing.ts';
import { migrate } from './migrate.ts';

describe.each(testDatabases())('migrate on $name', ({ open }) => {
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
    folder = await mkdtemp(join(tmpdir(), 'qm-migrations-'));
    await write('0001-add-orders.sql', 'create table shop.orders (id integer);\ninsert into shop.orders values (1);');
    await write('0002-add-words.sql', 'create extension if not exists pg_trgm; create extension if not exists unaccent; create table shop.word (word text);');
  });
  afterEach(async () => {
    // As empty as it was: all that migrations of these tests make.
    await pool.query('drop schema if exists shop, door cascade; drop extension if exists pg_trgm, unaccent');
    await rm(folder, { recursive: true });
  });

  const write = (file: string, sql: string): Promise<void> => writeFile(join(folder, file), sql);
  const run = (): Promise<string[]> => migrate(pool, { folder, schema: 'shop' });
  const orders = async (): Promise<number> => (await pool.query<{ n: number }>('select count(*) as n from shop.orders')).rows[0]?.n ?? Number.NaN;

  it('runs each file once, in order, and later only the new ones', async () => {
    expect(await run()).toEqual(['0001-add-orders.sql', '0002-add-words.sql']);
    expect(await run()).toEqual([]);
    await write('0003-add-order.sql', 'insert into shop.orders values (2);');
    expect(await run()).toEqual(['0003-add-order.sql']);
    expect(await orders()).toBe(2);
  });

  it('runs each file once when several processes start together', async () => {
    const pools = Array.from({ length: 6 }, () => openPool(database.url));
    const ran = await Promise.all(pools.map((each) => migrate(each, { folder, schema: 'shop' })));
    await Promise.all(pools.map((each) => each.end()));
    expect(ran.flat().toSorted()).toEqual(['0001-add-orders.sql', '0002-add-words.sql']);
    expect(await orders()).toBe(1);
  });

  it('keeps schemas apart', async () => {
    await run();
    const other = await mkdtemp(join(tmpdir(), 'qm-migrations-'));
    await writeFile(join(other, '0001-add-keys.sql'), 'create table door.key (id integer);');
    expect(await migrate(pool, { folder: other, schema: 'door' })).toEqual(['0001-add-keys.sql']);
    expect(await run()).toEqual([]);
    await rm(other, { recursive: true });
  });

  it('refuses a file that changed, but not one with other line ends', async () => {
    await run();
    await write('0001-add-orders.sql', 'create table shop.orders (id integer);\r\ninsert into shop.orders values (1);');
    expect(await run()).toEqual([]);
    await write('0001-add-orders.sql', 'create table shop.orders (id bigint);');
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_CHANGED', file: '0001-add-orders.sql' });
  });

  it('refuses a database that is newer than the files', async () => {
    await run();
    await rm(join(folder, '0002-add-words.sql'));
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_MISSING', file: '0002-add-words.sql' });
  });

  it('refuses a new file with an old number', async () => {
    await rename(join(folder, '0002-add-words.sql'), join(folder, '0005-add-words.sql'));
    await run();
    await write('0003-late.sql', 'select 1;');
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_OUT_OF_ORDER', file: '0003-late.sql' });
  });

  it.each(['3-short.sql', '0003_underscore.sql', '0003-Upper.sql'])('refuses the name %s', async (file) => {
    await write(file, 'select 1;');
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_NAME', file });
  });

  it('refuses two files with one number', async () => {
    await write('0002-again.sql', 'select 1;');
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_NAME', file: '0002-again.sql' });
  });

  it('keeps nothing of a file that fails, keeps those before it, and goes on when it is put right', async () => {
    await write('0003-broken.sql', 'insert into shop.orders values (3); select nothing from nowhere;');
    await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_FAILED', file: '0003-broken.sql', message: expect.stringContaining('nowhere') });
    expect(await orders()).toBe(1);
    await write('0003-broken.sql', 'insert into shop.orders values (3);');
    expect(await run()).toEqual(['0003-broken.sql']);
  });
});
