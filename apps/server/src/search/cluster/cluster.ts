import { Client, errors } from '@opensearch-project/opensearch';
import { problem, type Problem } from '../../wire/index.ts';

/** Milliseconds of one question. A buyer waits no longer, as with a statement of the database. */
const patience = 3_000;

/** A connection to the nodes of a cluster: a call that a node does not answer goes to the next one. */
export interface Cluster {
  readonly client: Client;
  /** The alias under which products are looked for; indexes are named after it. */
  readonly alias: string;
  close(): Promise<void>;
}

export interface ClusterPlace {
  /** Addresses of nodes, with name and password where the cluster asks for them. */
  readonly nodes: readonly string[];
  readonly alias: string;
}

/** @param requestTimeout milliseconds of one call */
export function openCluster({ nodes, alias }: ClusterPlace, requestTimeout = patience): Cluster {
  const client = new Client({ nodes: [...nodes], requestTimeout, maxRetries: nodes.length, compression: 'gzip' });
  return { client, alias, close: () => client.close() };
}

/** What an operator's program says where the server would show a problem. */
export class SearchClusterError extends Error {
  override readonly name = 'SearchClusterError';
}

const isMissing = (error: unknown): boolean => error instanceof errors.ResponseError && error.statusCode === 404;

/** The cluster has not answered, or has not all parts of the index. */
const isAway = (error: unknown): boolean =>
  error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError || (error instanceof errors.ResponseError && [429, 502, 503, 504].includes(error.statusCode ?? 0));

/** What a buyer is told of an error of the cluster; null where it is none. */
export function clusterProblem(error: unknown): Problem | null {
  const shared = { status: 503, retryAfter: 5, cause: error };
  if (error instanceof errors.TimeoutError) {
    return problem({ ...shared, code: 'SEARCH_TOOK_TOO_LONG', title: 'Search Took Too Long', message: 'The search took too long and was ended. Search for fewer words, or choose a category first.' });
  }
  if (isMissing(error)) {
    return problem({ ...shared, code: 'SEARCH_INDEX_MISSING', title: 'Search Is Not Available', message: 'The search has no index of the products yet. Try again later, or browse the categories.' });
  }
  if (isAway(error)) {
    return problem({ ...shared, code: 'SEARCH_CLUSTER_AWAY', title: 'Search Is Not Available', message: 'The search does not answer at the moment. Wait a few seconds and search again, or browse the categories.' });
  }
  return null;
}

/** An error of the cluster in one sentence for an operator; null where it is none. */
export function clusterFailure(error: unknown): string | null {
  if (error instanceof errors.TimeoutError) return 'The search cluster took too long to answer. Look at its load, and at its log.';
  if (isAway(error)) return 'The search cluster does not answer. See that its nodes run, and that SEARCH_CLUSTER names them.';
  if (error instanceof errors.ResponseError) return `The search cluster refused a call: ${error.message}.`;
  return null;
}
