import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAreas, openPool, sql, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeServer } from '../compose-server.ts';
import { formerMigrations } from '../former-migrations.ts';
import { migrateMarketplace } from '../migrate-marketplace.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { searchDocument } from '../text/index.ts';

const first = '0017-trade-item-numbers.sql';
/** Files of other areas that refer to columns which came later. */
const firstOfStores = '0015-offers-with-the-end-of-the-contract.sql';
const ean = '4006381333931';
const upc = '012345678905';

/** What the search knew of a product when it alone had the numbers. */
const words = (given: Partial<Parameters<typeof searchDocument>[0]>): string =>
  searchDocument({ name: 'Stapler', manufacturer: 'Sample', partNumber: 'ST-20', nsn: '7520011111111', category: 'Office', description: 'For 20 sheets', attributes: ['Black'], gtin: [], ...given }).vector;

describe.each(oneTestDatabase())('products from before trade item numbers were kept, on $name', { timeout: 120_000 }, ({ openEmpty }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let folder: string;
  beforeEach(async () => {
    [folder, database] = [mkdtempSync(join(tmpdir(), 'quartermaster-catalog-')), await openEmpty()];
    pool = openPool(database.url);
  });
  afterEach(async () => {
    await pool.end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A marketplace as it was one file before, with products of these words. */
  async function before(products: Readonly<Record<string, string>>): Promise<void> {
    const until = new Map([['catalog', first], ['stores', firstOfStores]]);
    const histories = composeServer().histories.map((history) => {
      const end = until.get(history.area);
      if (end === undefined) return history;
      const former = join(folder, history.area);
      for (const file of readdirSync(history.folder).filter((name) => name < end)) cpSync(join(history.folder, file), join(former, file));
      return { ...history, folder: former };
    });
    await migrateAreas(pool, { schema: 'marketplace', histories, former: formerMigrations });
    await addSampleOffers(pool, Object.keys(products).map((offerId) => ({ offerId })));
    for (const [offerId, vector] of Object.entries(products)) await pool.query(sql`update marketplace.product set search = ${vector}::tsvector where product_id = ${`p-${offerId}`}`);
  }

  it('get those that the search had, and nothing else that looks like one', async () => {
    await before({
      both: words({ gtin: [upc, ean] }),
      none: words({}),
      // Numbers of its name, its part number, its stock number and its description are no trade item numbers.
      others: words({ name: 'Stapler 20261128', partNumber: '12345678', nsn: '7520013333333', description: `In place of ${ean}` }),
      // Too short, too long, or no number.
      unlike: words({ gtin: ['1234567', '123456789012345', 'ABC45678'] }),
    });
    expect(await migrateMarketplace(pool)).toContain(`catalog/${first}`);
    const { rows } = await pool.query<{ id: string; gtin: string[] | null }>(sql`select product_id as id, gtin from marketplace.product order by product_id`);
    expect(rows).toEqual([{ id: 'p-both', gtin: [upc, ean] }, { id: 'p-none', gtin: null }, { id: 'p-others', gtin: null }, { id: 'p-unlike', gtin: null }]);
    expect(await migrateMarketplace(pool)).toEqual([]);
  });
});
