import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { Cluster } from './cluster.ts';
import { documentId, type DocumentReader } from './documents.ts';
import type { ProductDocument } from './mapping.ts';
import { beginReading, forgetChanges, oldestChanges, type Change } from './outbox.ts';
import { writeDocuments, type Writing } from './write-documents.ts';

/** Numbers of the lock of the process that feeds: one at a time. */
const feedLock = [0x716d, 0x666565];

/** Notes that are worked off in one transaction. */
const mostChanges = 1_000;

/** How far the feed is. */
export interface Fed {
  /** Another process feeds, and this one has done nothing. */
  readonly isOther: boolean;
  readonly changes: number;
  /** There may be more. */
  readonly more: boolean;
}

/**
 * Brings what the outbox notes into every index: reads the products as they are now, writes them, and forgets the notes when the cluster has taken them. A
 * process that dies in between leaves the notes to the next one, and writing twice is the same as once.
 *
 * @param signal ends it at any place, and leaves the notes
 */
export const feedOnce = (pool: Pool, cluster: Cluster, reader: DocumentReader, signal?: AbortSignal): Promise<Fed> =>
  withTransaction(pool, async (connection) => {
    const { rows } = await connection.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1::int, $2::int) as taken', feedLock);
    if (rows[0]?.taken !== true) return { isOther: true, changes: 0, more: false };
    const changes = await oldestChanges(connection, mostChanges);
    if (changes.length > 0) {
      const writing = await read(connection, reader, changes);
      for (const index of await indexesOf(connection)) await writeDocuments(cluster, index, writing, signal);
      await forgetChanges(connection, changes);
    }
    return { isOther: false, changes: changes.length, more: changes.length === mostChanges };
  });

async function indexesOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>('select name from marketplace.search_index order by name');
  return rows.map(({ name }) => name);
}

/** The products as they are now: their notes were committed before. */
async function read(connection: Connection, reader: DocumentReader, changes: readonly Change[]): Promise<Writing> {
  const reading = await beginReading(connection);
  const documents = new Map<string, ProductDocument>();
  const gone: string[] = [];
  for (const [store, of] of Map.groupBy(changes, (change) => change.store)) {
    const products = [...new Set(of.map(({ product }) => product))];
    for (const document of await reader.named(connection, store, products)) documents.set(documentId(store, document.product), document);
    gone.push(...products.map((product) => documentId(store, product)).filter((id) => !documents.has(id)));
  }
  return { reading, documents, gone };
}
