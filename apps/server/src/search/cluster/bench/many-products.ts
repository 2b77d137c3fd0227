import { openPool, type Pool } from '@quartermaster/database';
import { openKeptPostgresql } from '@quartermaster/database/testing';
import { migrateMarketplace } from '../../../migrate-marketplace.ts';
import { wholeCatalog, type StoreCatalog } from '../../../stores/assortment/index.ts';
import { keptFolder } from '../../bench/million/arguments.ts';
import { questions } from '../../bench/million/questions.ts';
import { searchLimits } from '../../match-query.ts';
import { postgresqlIndex } from '../../postgresql-index.ts';
import { searchOf } from '../../request.ts';
import { search } from '../../search.ts';
import { openCluster } from '../cluster.ts';
import { writingPatience } from '../open-feeder.ts';
import { opensearchIndex } from '../opensearch-index.ts';
import { rebuildIndex } from '../rebuild.ts';
import { judgements } from '../../bench/rated-queries.ts';
import type { Nodes } from './nodes.ts';
import { say, seconds, timed } from './say.ts';

const asked = 60;

/** Indexes a large catalog and measures searches of one client, in the database and in the cluster. */
export async function measureMany(nodes: Nodes, products: number): Promise<void> {
  const server = await openKeptPostgresql(keptFolder(products));
  const pool = openPool(server.url, { maxConnections: 6 });
  const cluster = openCluster({ nodes: nodes.addresses, alias: 'many' }, writingPatience);
  try {
    await migrateMarketplace(pool);
    const { rows } = await pool.query<{ products: number }>('select count(*) as products from marketplace.product');
    if ((rows[0]?.products ?? 0) === 0) throw new Error(`There is no catalog of ${products} products yet. "npm run bench:million -- import --products ${products}" makes one.`);
    let said = 0;
    const begun = performance.now();
    const { index, documents } = await rebuildIndex(pool, cluster, {
      spread: { shards: 3, replicas: 1 },
      now: new Date(),
      onProgress(done, of) {
        if (done - said < 100_000) return;
        said = done;
        say(`  ${done} of ${of} documents after ${seconds(performance.now() - begun)}`);
      },
    });
    const took = performance.now() - begun;
    const { body } = await cluster.client.indices.stats({ index, metric: 'store' });
    const bytes = body._all.primaries?.store?.size_in_bytes ?? 0;
    say(`${documents} documents in ${seconds(took)}, ${Math.round((1000 * documents) / took)} documents/s; ${(Number(bytes) / 2 ** 20).toFixed(0)} MiB without copies`);
    await measure(pool, [
      ['PostgreSQL', postgresqlIndex],
      ['cluster', opensearchIndex(cluster)],
    ]);
    await cluster.client.indices.delete({ index });
    await pool.query('delete from marketplace.search_index');
  } finally {
    await cluster.close();
    await pool.end();
    await server.stop();
  }
}

async function measure(pool: Pool, indexes: readonly (readonly [string, typeof postgresqlIndex])[]): Promise<void> {
  const { rows: words } = await pool.query<{ term: string }>("select term from marketplace.vocabulary where term ~ '^[a-z]{4,}$' order by name_count desc, term limit 150");
  const { rows: stores } = await pool.query<{ store: string }>('select store from marketplace.assortment order by store limit 1');
  const { rows: numbers } = await pool.query<{ number: string }>("select part_number as number from marketplace.product where length(part_number) > 4 order by md5(product_id) limit 200");
  const kinds = questions({ queries: [...judgements.keys()], broad: words.map(({ term }) => term), partNumbers: numbers.map(({ number }) => number), productIds: [] }, asked);
  const catalogs: StoreCatalog[] = [wholeCatalog(pool), ...stores.map(({ store }) => ({ database: pool, assortment: store }))];
  for (const catalog of catalogs) {
    for (const [kind, queries] of Object.entries(kinds)) {
      for (const [name, index] of indexes) say(`${catalog.assortment ?? 'whole catalog'}, ${kind}, ${name}: ${await timed(queries, (q) => search(catalog, searchOf({ q }), searchLimits, index))}`);
    }
  }
}
