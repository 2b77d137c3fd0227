import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPool, type Pool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { importCatalog, sourceOf } from '../../../import/index.ts';
import { migrateMarketplace } from '../../../migrate-marketplace.ts';
import { readAssortments, setAssortment, wholeCatalog } from '../../../stores/assortment/index.ts';
import { sampleCatalogRows } from '../../../testing/sample-catalog.ts';
import { searchOf } from '../../request.ts';
import { search } from '../../search.ts';
import { searchLimits } from '../../match-query.ts';
import { postgresqlIndex } from '../../postgresql-index.ts';
import { openCluster, type Cluster } from '../cluster.ts';
import { DocumentReader } from '../documents.ts';
import { writingPatience } from '../open-feeder.ts';
import { opensearchIndex } from '../opensearch-index.ts';
import { drain, rebuildIndex } from '../rebuild.ts';
import { judgements } from '../../bench/rated-queries.ts';
import { compare, quality, searchMeanwhile } from './held-queries.ts';
import type { Nodes } from './nodes.ts';
import { say, seconds, timed } from './say.ts';

const store = 'FSS';
const spread = { shards: 3, replicas: 1 } as const;

/** Indexes the sample, compares the answers with those of the database, builds anew and loses a node while searches go on. @throws Error where something is different or fails */
export async function trySample(nodes: Nodes): Promise<void> {
  const tearDown = await setup();
  const [postgresql] = testDatabases('postgresql');
  if (postgresql === undefined) throw new Error('There is no PostgreSQL to compare with.');
  const database = await postgresql.openEmpty();
  const pool = openPool(database.url, { maxConnections: 6 });
  const cluster = openCluster({ nodes: nodes.addresses, alias: 'sample' }, writingPatience);
  try {
    await fill(pool);
    await build(pool, cluster);
    await compareBoth(pool, cluster);
    await buildMeanwhile(pool, cluster);
    await loseNode(pool, cluster, nodes);
  } finally {
    await cluster.close();
    await pool.end();
    await database.close();
    await tearDown();
  }
}

async function fill(pool: Pool): Promise<void> {
  await migrateMarketplace(pool);
  const { added } = await importCatalog(pool, sourceOf(sampleCatalogRows()));
  const file = fileURLToPath(new URL('../../../../../../data/sample-catalog/assortments.json', import.meta.url));
  const assortment = readAssortments(JSON.parse(readFileSync(file, 'utf8'))).get(store);
  if (assortment === undefined) throw new Error(`The sample has no assortment of ${store}.`);
  await setAssortment(pool, store, assortment);
  say(`sample: ${added} products, ${store} with an assortment of its own`);
}

async function build(pool: Pool, cluster: Cluster): Promise<void> {
  const begun = performance.now();
  const { documents, isSafe } = await rebuildIndex(pool, cluster, { spread, now: new Date() });
  if (!isSafe) throw new Error('Not every copy of the index has a node of its own.');
  say(`sample: ${documents} documents in ${seconds(performance.now() - begun)}`);
}

async function compareBoth(pool: Pool, cluster: Cluster): Promise<void> {
  const whole = wholeCatalog(pool);
  const index = opensearchIndex(cluster);
  for (const catalog of [whole, { database: pool, assortment: store } as const]) {
    const { asked, different, shared } = await compare(catalog, cluster);
    if (different.length > 0) throw new Error(`The cluster answers ${different.length} of ${asked} questions in another way than the database:\n${different.slice(0, 10).join('\n')}`);
    say(`sample, ${catalog.assortment ?? 'whole catalog'}: ${asked} questions, the same totals, facets, sorts, numbers and spellings; ${(100 * shared).toFixed(1)} % of the first ten by relevance are the same products`);
  }
  for (const [name, each] of [['PostgreSQL', postgresqlIndex], ['cluster', index]] as const) {
    const { typed, withTypos } = await quality(whole, each);
    const took = await timed([...judgements.keys()], (q) => search(whole, searchOf({ q }), searchLimits, each));
    say(`sample, ${name}: NDCG@10 ${typed.toFixed(4)} as typed, ${withTypos.toFixed(4)} with one typo; ${took} (p50 / p95 / longest)`);
  }
}

async function buildMeanwhile(pool: Pool, cluster: Cluster): Promise<void> {
  const searching = searchMeanwhile(pool, cluster);
  await build(pool, cluster);
  sayOf('an index was built', await searching.stop());
}

/** The lost node takes a third of the index with it. What changes while it is away comes into the others. */
async function loseNode(pool: Pool, cluster: Cluster, nodes: Nodes): Promise<void> {
  const searching = searchMeanwhile(pool, cluster);
  await nodes.kill(0);
  const { body } = await cluster.client.cluster.health({ wait_for_nodes: '2', wait_for_status: 'yellow', timeout: '60s' });
  say(`a node was killed: the cluster is ${body.status}, with ${body.number_of_nodes} nodes`);
  const { rows } = await pool.query<{ id: string }>("update marketplace.product set name = 'Qqzz ' || name, search = search || 'qqzz:1A' where product_id = (select min(product_id) from marketplace.product) returning product_id as id");
  await pool.query("insert into marketplace.vocabulary (term, document_count, name_count) values ('qqzz', 1, 1)");
  await drain(pool, cluster, new DocumentReader());
  await cluster.client.indices.refresh({ index: cluster.alias });
  const { matches } = await search(wholeCatalog(pool), searchOf({ q: 'qqzz' }), searchLimits, opensearchIndex(cluster));
  if (JSON.stringify(matches.ids) !== JSON.stringify(rows.map(({ id }) => id))) throw new Error(`A change after the loss of a node was not found: ${JSON.stringify(matches)}`);
  sayOf('a node was lost', await searching.stop());
  const { asked, different } = await compare(wholeCatalog(pool), cluster);
  if (different.length > 0) throw new Error(`With two nodes the cluster answers ${different.length} of ${asked} questions in another way than the database:\n${different.slice(0, 10).join('\n')}`);
  say(`with two nodes: ${asked} questions, the same answers, and a change is found`);
}

function sayOf(what: string, { asked, failed, longest }: { readonly asked: number; readonly failed: readonly string[]; readonly longest: number }): void {
  say(`while ${what}: ${asked} searches, ${failed.length} failed, the longest took ${longest.toFixed(0)} ms`);
  if (failed.length > 0) throw new Error(`Searches failed while ${what}: ${[...new Set(failed)].join('; ')}`);
}
