// npm run bench:million: import and search of a million products on PostgreSQL (docs/performance.md). The data stay in the cache folder.
import { openPool } from '@quartermaster/database';
import { openKeptPostgresql } from '@quartermaster/database/testing';
import { readArguments } from './arguments.ts';
import { ask } from './ask.ts';
import { importVaried } from './import.ts';
import { migrateMarketplace } from '../../../migrate-marketplace.ts';
import { openSearchPool } from '../../search-pool.ts';
import { say } from './report.ts';

const { products, parts, folder } = readArguments(process.argv.slice(2));
const server = await openKeptPostgresql(folder);
const pool = openPool(server.url, { maxConnections: 4 });
try {
  await migrateMarketplace(pool);
  const { rows: there } = await pool.query('select from marketplace.vocabulary limit 1');
  // A complete import has counted the words.
  if (parts.includes('import') && (parts.length === 1 || there.length === 0)) await importVaried(pool, products);
  const { rows } = await pool.query<{ size: number }>('select pg_database_size(current_database()) as size');
  say(`${folder} has ${((rows[0]?.size ?? 0) / 2 ** 30).toFixed(1)} GiB; remove it when you do not need it any more.`);
  if (parts.includes('queries')) {
    const searches = openSearchPool(server.url, { maxConnections: 4 });
    await ask(pool, searches, products);
    await searches.end();
  }
} finally {
  await pool.end();
  await server.stop();
}
