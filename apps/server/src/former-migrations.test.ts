import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeServer } from './compose-server.ts';
import { formerMigrations } from './former-migrations.ts';
import { migrateMarketplace } from './migrate-marketplace.ts';
import { addSampleOffers } from './testing/sample-offers.ts';
import { filesByNumber, makeDatabaseByNumber } from './testing/database-by-number.ts';

/** Everything that the schema has: columns, constraints, indexes, triggers, functions. The record of migrations is left out. */
const shape = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ part: string }>(`
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'marketplace' and table_name <> 'migration'
    union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'marketplace'::regnamespace and conrelid <> 'marketplace.migration'::regclass
    union all select indexdef from pg_indexes where schemaname = 'marketplace' and tablename <> 'migration'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'marketplace'::regnamespace`);
  return rows.map(({ part }) => part).toSorted();
};

/** How many rows each table has. */
const contents = async (pool: Pool): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await pool.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'marketplace' and tablename <> 'migration' order by 1");
  const counted: Record<string, number> = {};
  for (const { name } of rows) counted[name] = (await pool.query<{ n: number }>(`select count(*) as n from marketplace.${name}`)).rows[0]?.n ?? -1;
  return counted;
};

const record = async (pool: Pool): Promise<readonly string[]> =>
  (await pool.query<{ file: string }>("select area || '/' || file as file from marketplace.migration order by 1")).rows.map(({ file }) => file);

/** The files of areas that are newer than the numbers: each database gets them once. */
const newer = async (fresh: Pool): Promise<readonly string[]> => {
  const adopted = formerMigrations.flatMap(({ now }) => now.map(({ area, number }) => `${area}/${String(number).padStart(4, '0')}-`));
  return (await record(fresh)).filter((file) => !adopted.some((begin) => file.startsWith(begin)));
};

/** How many rows newer files add to tables that the numbers made; they take none away. */
const rowsOfNewer: Readonly<Record<string, number>> = { indicator: 2, special_category: 3 };

it('every file of the numbers is known, and became files of areas', () => {
  expect(formerMigrations.map(({ file }) => file)).toEqual(filesByNumber);
  const areas = new Set(composeServer().histories.map(({ area }) => area));
  for (const { file, now } of formerMigrations) {
    expect(now.length, file).toBeGreaterThan(0);
    for (const { area } of now) expect(areas, file).toContain(area);
  }
});

// Each makes a database twice.
describe.each(testDatabases())('a database that was made by numbers, on $name', { timeout: 120_000 }, ({ open, openEmpty }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let fresh: OpenTestDatabase;
  let freshPool: Pool;
  beforeEach(async () => {
    [database, fresh] = await Promise.all([openEmpty(), open()]);
    [pool, freshPool] = [openPool(database.url), openPool(fresh.url)];
  });
  afterEach(async () => {
    await Promise.all([pool.end(), freshPool.end()]);
    await Promise.all([database.close(), fresh.close()]);
  });

  it('goes on without loss: nothing runs again, what is newer runs once, and all rows stay', async () => {
    await makeDatabaseByNumber(pool);
    await pool.query(`insert into marketplace.buyer (buyer_id, issuer, subject, login, created_at, updated_at)
      values ('6f2f6bd0-3d4f-4d2c-9d8e-2f8f7f0f2a11', 'https://id.example.gov', 'demo', 'demo', now(), now())`);
    await addSampleOffers(pool, [{ offerId: '1' }]);
    await pool.query(`insert into marketplace.indicator (position, code, label, meaning) values (90, 'OWN', 'Of the operator', 'Added by the operator');
      insert into marketplace.assortment (store, supplied) values ('VA', false);
      insert into marketplace.store_product (store, product_id, kind, category_id, vendor_count, price_low, price_high, unit_code, delivery_low, delivery_high, best_offer_id, indicators, facets)
      values ('VA', 'p-1', 'product', '7510', 1, 900, 900, 'BX', 9, 9, '1', '{SB}', '{}')`);
    const before = await contents(pool);
    expect(before).toMatchObject({ buyer: 1, store: 9, agency: 33 });
    const later = await newer(freshPool);
    expect((await migrateMarketplace(pool)).toSorted()).toEqual(later);
    const grown = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows + (rowsOfNewer[table] ?? 0)]));
    expect(await contents(pool), 'a newer file may add a table').toMatchObject(grown);
    expect((await pool.query<{ id: string }>('select special_category_id as id from marketplace.special_category order by position')).rows.map(({ id }) => id)).toEqual(['disaster_relief', 'ability_one', 'security', 'itsecurity', 'adv_select', 'strategic_sourcing']);
    expect((await pool.query("select product_id, price_low, unit_code, name from marketplace.product_in('VA')")).rows).toEqual([{ product_id: 'p-1', price_low: 900, unit_code: 'BX', name: 'Product p-1' }]);
    expect((await pool.query("select code, about from marketplace.indicator where code in ('SB', 'ES', 'OWN') order by code")).rows).toEqual([{ code: 'ES', about: 'product' }, { code: 'OWN', about: 'vendor' }, { code: 'SB', about: 'vendor' }]);
    expect(await shape(pool)).toEqual(await shape(freshPool));
    expect(await record(pool)).toEqual(await record(freshPool));
    const { rows } = await pool.query<{ first: Date; last: Date }>(
      "select min(applied_at) as first, max(applied_at) as last from marketplace.migration where area || '/' || file <> all($1)", [later],
    );
    expect(rows).toEqual([{ first: new Date('2026-11-01T12:00:00Z'), last: new Date('2026-11-01T12:00:00Z') }]);
    expect(await migrateMarketplace(pool)).toEqual([]);
  });

  it.each(['0100-catalog.sql', '0403-registration-and-mail.sql', '0510-store-packages.sql'])('and had run no further than %s gets what it lacks', async (last) => {
    await makeDatabaseByNumber(pool, last);
    const ran = await migrateMarketplace(pool);
    const had = formerMigrations.filter(({ file }) => file <= last).flatMap(({ now }) => now);
    expect(ran.length + had.length).toBe((await record(freshPool)).length);
    expect(await shape(pool)).toEqual(await shape(freshPool));
    expect(await contents(pool)).toEqual(await contents(freshPool));
    expect(await record(pool)).toEqual(await record(freshPool));
  });

  it('is adopted once when several processes start together', async () => {
    await makeDatabaseByNumber(pool);
    const pools = Array.from({ length: 4 }, () => openPool(database.url));
    const ran = await Promise.all(pools.map((each) => migrateMarketplace(each)));
    await Promise.all(pools.map((each) => each.end()));
    expect(ran.flat().toSorted()).toEqual(await newer(freshPool));
    expect(await record(pool)).toEqual(await record(freshPool));
  });

  it('is refused, and left as it was, when a file of it was another or is not known', async () => {
    await makeDatabaseByNumber(pool);
    await pool.query("update marketplace.migration set checksum = 'changed' where number = 200");
    await expect(migrateMarketplace(pool)).rejects.toMatchObject({ code: 'MIGRATION_CHANGED', file: '0200-cart.sql' });
    await pool.query("update marketplace.migration set number = 999, file = '0999-later.sql' where number = 200");
    await expect(migrateMarketplace(pool)).rejects.toMatchObject({ code: 'MIGRATION_MISSING', file: '0999-later.sql' });
    const { rows } = await pool.query<{ n: number }>('select count(*) as n from marketplace.migration where number = 999');
    expect(rows).toEqual([{ n: 1 }]);
  });
});
