import type { Cluster } from './cluster.ts';
import { SearchClusterError } from './cluster.ts';
import type { ProductDocument } from './mapping.ts';

/** What an index is told in one call. */
export interface Writing {
  /** The number of the reading in which the products were read. */
  readonly reading: number;
  /** By the names of the documents. */
  readonly documents: ReadonlyMap<string, ProductDocument>;
  /** Names of documents of products that are not sold any more. */
  readonly gone: readonly string[];
}

/** The alias of one index under which it is written: a call never makes an index that is missing, with a mapping that the cluster has guessed. */
export const feedAlias = (index: string): string => `${index}-feed`;

/** A document that was read later is there already. */
const newerIsThere = 409;

/**
 * Writes documents and takes others away. A document that was read in a later reading stays.
 *
 * @param signal ends the writing at any place; then it is not known what was written
 * @throws SearchClusterError
 */
export async function writeDocuments({ client }: Cluster, index: string, { reading, documents, gone }: Writing, signal?: AbortSignal): Promise<void> {
  const at = (id: string) => ({ _index: feedAlias(index), _id: id, version: reading, version_type: 'external_gte', require_alias: true }) as const;
  const body = [
    ...[...documents].flatMap(([id, document]) => [{ index: at(id) }, document]),
    ...gone.map((id) => ({ delete: at(id) })),
  ];
  if (body.length === 0) return;
  signal?.throwIfAborted();
  const asked = client.bulk({ body });
  // Gives nothing back: the client's abort gives the call, and a signal throws what a listener's promise fails with.
  const end = (): void => {
    asked.abort();
  };
  signal?.addEventListener('abort', end);
  const answer = await asked.finally(() => signal?.removeEventListener('abort', end));
  for (const item of answer.body.items) {
    const { status = 0, error, _id } = item.index ?? item.delete ?? {};
    if (error !== undefined && status !== newerIsThere) {
      throw new SearchClusterError(`The index ${index} did not take ${_id ?? 'a product'}: ${error.reason ?? error.type} (${status}). Correct that in the cluster; what has changed is kept until then.`);
    }
  }
}
