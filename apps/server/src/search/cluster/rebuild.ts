import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { SearchClusterError, type Cluster } from './cluster.ts';
import { documentId, DocumentReader } from './documents.ts';
import { feedOnce } from './feed.ts';
import { indexBody, servingSettings, type ProductDocument, type Spread } from './mapping.ts';
import { beginReading, startNoting } from './outbox.ts';
import { feedAlias, writeDocuments, type Writing } from './write-documents.ts';

/** Numbers of the lock of the program that builds an index: one at a time. */
const buildLock = [0x716d, 0x6275];

/** Products in one call. */
const batchSize = 1_000;

export interface RebuildOptions {
  readonly spread: Spread;
  /** Of the index that is made: it is named after it. */
  readonly now: Date;
  /** Hears how many products of how many are in the index. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** What a rebuild has made. */
export interface Rebuilt {
  readonly index: string;
  /** Of the whole catalog and of all assortments. */
  readonly documents: number;
  /** Each part of the index is on as many nodes as was asked for. */
  readonly isSafe: boolean;
}

/**
 * Makes a new index of all products and lets the alias point to it. Searches go on in the old one meanwhile; changes of products come into both. A build that
 * was killed is taken away by the next one.
 *
 * @throws SearchClusterError when another program builds already
 */
export async function rebuildIndex(pool: Pool, cluster: Cluster, { spread, now, onProgress }: RebuildOptions): Promise<Rebuilt> {
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ taken: boolean }>('select pg_try_advisory_lock($1::int, $2::int) as taken', buildLock);
    if (rows[0]?.taken !== true) throw new SearchClusterError('Another program builds the index of the search cluster already. Wait until it is done.');
    await tidy(holder, cluster);
    const index = indexName(cluster, now);
    await cluster.client.indices.create({ index, body: indexBody(spread, feedAlias(index)) });
    await withTransaction(pool, async (connection) => {
      await connection.query('insert into marketplace.search_index (name, live) values ($1, false)', [index]);
      await startNoting(connection);
    });
    const reader = new DocumentReader();
    const documents = await fill(pool, cluster, index, reader, onProgress);
    await cluster.client.indices.refresh({ index });
    await cluster.client.indices.putSettings({ index, body: servingSettings(spread) });
    await drain(pool, cluster, reader);
    await cluster.client.indices.refresh({ index });
    const isSafe = await isOnAllNodes(cluster, index);
    await goLive(pool, cluster, index);
    return { index, documents, isSafe };
  } finally {
    await holder.query('select pg_advisory_unlock($1::int, $2::int)', buildLock).finally(() => holder.release());
  }
}

/** Indexes are named after their alias and when they were begun. */
const indexName = ({ alias }: Cluster, now: Date): string => `${alias}-${now.toISOString().replace(/\D/g, '')}`;
const isIndexName = ({ alias }: Cluster, name: string): boolean => name.startsWith(`${alias}-`) && /^\d{17}$/.test(name.slice(alias.length + 1));

/** The indexes that the cluster has, and the one in which products are looked for. */
async function indexesThere(cluster: Cluster): Promise<{ names: string[]; live: string | null }> {
  const { body } = await cluster.client.indices.getAlias({ index: `${cluster.alias}-*` });
  const there = Object.entries(body).filter(([name]) => isIndexName(cluster, name));
  return { names: there.map(([name]) => name), live: there.find(([, { aliases }]) => cluster.alias in aliases)?.[0] ?? null };
}

/**
 * Takes away what builds have left that were killed at any step, and forgets what the cluster has lost. The index in which products are looked for stays: a
 * build that was killed right after its last step in the cluster has left it unfinished for the database.
 */
async function tidy(connection: Connection, cluster: Cluster): Promise<void> {
  const { names, live } = await indexesThere(cluster);
  await removeIndexes(cluster, names.filter((name) => name !== live));
  await connection.query('delete from marketplace.search_index where name is distinct from $1', [live]);
  await connection.query('update marketplace.search_index set live = true where name = $1', [live]);
}

async function removeIndexes({ client }: Cluster, names: readonly string[]): Promise<void> {
  for (const name of names) await client.indices.delete({ index: name, ignore_unavailable: true });
}

/** Copies the whole catalog and every assortment. One batch is written while the next one is read. */
async function fill(pool: Pool, cluster: Cluster, index: string, reader: DocumentReader, onProgress: RebuildOptions['onProgress']): Promise<number> {
  const { rows } = await pool.query<{ store: string | null; products: number }>(
    `select null as store, count(*) as products from marketplace.product
     union all select store, count(*) from marketplace.store_product group by store order by store nulls first`,
  );
  const of = rows.reduce((sum, { products }) => sum + products, 0);
  let done = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = async (batch: Writing): Promise<void> => {
    await writeDocuments(cluster, index, batch);
    done += batch.documents.size;
    onProgress?.(done, of);
  };
  for (const { store } of rows) {
    let last = '';
    for (;;) {
      const reading = await beginReading(pool);
      const read: readonly ProductDocument[] = await reader.after(pool, store, last, batchSize);
      await writing;
      const end = read.at(-1);
      if (end === undefined) break;
      last = end.product;
      writing = write({ reading, documents: new Map(read.map((each) => [documentId(store, each.product), each])), gone: [] });
      // A failure is thrown where the batch is awaited; until then it must not count as unhandled.
      writing.catch(() => undefined);
    }
  }
  await writing;
  return done;
}

/** Until no change is left that was noted before: also where another process feeds. */
export async function drain(pool: Pool, cluster: Cluster, reader: DocumentReader): Promise<void> {
  const { rows } = await pool.query<{ last: string | null }>('select max(change_id)::text as last from marketplace.search_change');
  const last = rows[0]?.last ?? null;
  if (last === null) return;
  for (;;) {
    const { isOther } = await feedOnce(pool, cluster, reader);
    const left = await pool.query('select from marketplace.search_change where change_id <= $1 limit 1', [last]);
    if (left.rowCount === 0) return;
    if (isOther) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isOnAllNodes({ client }: Cluster, index: string): Promise<boolean> {
  const { body } = await client.cluster.health({ index, wait_for_status: 'green', timeout: '120s' }, { requestTimeout: 130_000, ignore: [408] });
  return body.status === 'green';
}

/** In one step the alias leaves the old index and points to the new one. */
async function goLive(pool: Pool, cluster: Cluster, index: string): Promise<void> {
  const { client, alias } = cluster;
  await client.indices.updateAliases({ body: { actions: [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }] } });
  await withTransaction(pool, async (connection) => {
    await connection.query('delete from marketplace.search_index where name <> $1', [index]);
    await connection.query('update marketplace.search_index set live = true where name = $1', [index]);
  });
  const { names } = await indexesThere(cluster);
  await removeIndexes(cluster, names.filter((name) => name !== index));
}
