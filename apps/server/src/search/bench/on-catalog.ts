import { openPool, type Pool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { importCatalog, openSource, sourceOf } from '../../import/index.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { sampleCatalogRows } from '../../testing/sample-catalog.ts';
import { openSearchPool } from '../search-pool.ts';

/** The same database twice: as it is for its owner, and as the marketplace opens it for searches. */
type Measure = (pool: Pool, searches: Pool) => Promise<void>;

/** Measures on PostgreSQL: on the database that `DATABASE_URL` names, which has a catalog already, or on a new one with the import file that `CATALOG` names, otherwise the sample catalog. */
export async function onCatalog(measure: Measure): Promise<void> {
  const { DATABASE_URL: url = '', CATALOG: file } = process.env;
  if (url !== '') return onDatabase(url, measure);
  const tearDown = await setup();
  const [postgresql] = testDatabases('postgresql');
  if (postgresql === undefined) throw new Error('No database to measure on.');
  const database = await postgresql.open();
  await onDatabase(database.url, async (pool, searches) => {
    await migrateMarketplace(pool);
    await importCatalog(pool, file === undefined ? sourceOf(sampleCatalogRows()) : await openSource(file));
    await measure(pool, searches);
  });
  await database.close();
  await tearDown();
}

async function onDatabase(url: string, measure: Measure): Promise<void> {
  const pool = openPool(url);
  const searches = openSearchPool(url, {});
  await measure(pool, searches);
  await searches.end();
  await pool.end();
}
