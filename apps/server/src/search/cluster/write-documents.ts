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

/** Writes documents and takes others away. A document that was read in a later reading stays. @throws SearchClusterError */
export async function writeDocuments({ client }: Cluster, index: string, { reading, documents, gone }: Writing): Promise<void> {
  const at = (id: string) => ({ _index: feedAlias(index), _id: id, version: reading, version_type: 'external_gte', require_alias: true }) as const;
  const body = [
    ...[...documents].flatMap(([id, document]) => [{ index: at(id) }, document]),
    ...gone.map((id) => ({ delete: at(id) })),
  ];
  if (body.length === 0) return;
  const answer = await client.bulk({ body });
  for (const item of answer.body.items) {
    const { status = 0, error, _id } = item.index ?? item.delete ?? {};
    if (error !== undefined && status !== newerIsThere) {
      throw new SearchClusterError(`The index ${index} did not take ${_id ?? 'a product'}: ${error.reason ?? error.type} (${status}). Correct that in the cluster; what has changed is kept until then.`);
    }
  }
}
