import { createRequire } from 'node:module';
import type { Client, errors as errorTypes } from '@opensearch-project/opensearch';
import { problem, type Problem } from '../../wire/index.ts';

/** Milliseconds that are waited for an answer. */
export interface Patience {
  /** For that of one node: then another one is asked. */
  readonly node: number;
  /** For that of a question, however many nodes are asked. */
  readonly question: number;
}

/** A buyer waits no longer than for a statement of the database. */
const patienceOfBuyers: Patience = { node: 2_000, question: 3_000 };

interface ClientLibrary {
  readonly Client: typeof Client;
  readonly errors: typeof errorTypes;
}

/** The client's library once a cluster is opened: it is a third of all files of a server, and most servers have no cluster. */
let library: ClientLibrary | null = null;

const libraryOfClient = (): ClientLibrary => (library ??= createRequire(import.meta.url)('@opensearch-project/opensearch') as ClientLibrary);

/** Without a cluster there is no error of one. */
const isOf = <Kind extends keyof typeof errorTypes>(error: unknown, ...kinds: readonly Kind[]): error is InstanceType<(typeof errorTypes)[Kind]> =>
  library !== null && kinds.some((kind) => library !== null && error instanceof library.errors[kind]);

/** A call of the client, which may be ended. */
interface Asked<Answer> extends PromiseLike<Answer> {
  abort(): void;
}

/** A connection to the nodes of a cluster: a call that a node does not answer goes to the next one. */
export interface Cluster {
  readonly client: Client;
  /** The answer to a buyer's question. @throws errors.TimeoutError where it does not come in time */
  inTime<Answer>(asked: Asked<Answer>): Promise<Answer>;
  /** The alias under which products are looked for; indexes are named after it. */
  readonly alias: string;
  close(): Promise<void>;
}

export interface ClusterPlace {
  /** Addresses of nodes, with name and password where the cluster asks for them. */
  readonly nodes: readonly string[];
  readonly alias: string;
}

export function openCluster({ nodes, alias }: ClusterPlace, patience = patienceOfBuyers): Cluster {
  const { Client: LibraryClient, errors } = libraryOfClient();
  const client = new LibraryClient({ nodes: [...nodes], requestTimeout: patience.node, maxRetries: nodes.length, compression: 'gzip' });
  client.on('response', (error: Error | null) => {
    // The call, which a log would write with all that it has sent: words of a buyer, or a thousand products. Code that asks for it still gets it.
    if (error !== null && 'meta' in error) Object.defineProperty(error, 'meta', { enumerable: false });
  });
  return {
    client,
    alias,
    async inTime(asked) {
      const late = setTimeout(() => asked.abort(), patience.question);
      try {
        return await asked;
      } catch (error) {
        throw error instanceof errors.RequestAbortedError ? new errors.TimeoutError(`No answer within ${patience.question} ms`, error.meta) : error;
      } finally {
        clearTimeout(late);
      }
    },
    close: () => client.close(),
  };
}

/** What an operator's program says where the server would show a problem. */
export class SearchClusterError extends Error {
  override readonly name = 'SearchClusterError';
}

const isMissing = (error: unknown): boolean => isOf(error, 'ResponseError') && error.statusCode === 404;

/** The cluster has not answered, or has not all parts of the index. */
const isAway = (error: unknown): error is Error =>
  isOf(error, 'ConnectionError', 'NoLivingConnectionsError') || (isOf(error, 'ResponseError') && [429, 502, 503, 504].includes(error.statusCode ?? 0));

/** The cluster does not take name and password, or they may not do this. */
const isRefused = (error: unknown): error is Error => isOf(error, 'ResponseError') && [401, 403].includes(error.statusCode ?? 0);

/** What a buyer is told of an error of the cluster; null where it is none. */
export function clusterProblem(error: unknown): Problem | null {
  const shared = { status: 503, retryAfter: 5, cause: error };
  if (isOf(error, 'TimeoutError')) {
    return problem({ ...shared, code: 'SEARCH_TOOK_TOO_LONG', title: 'Search Took Too Long', message: 'The search took too long and was ended. Search for fewer words, or choose a category first.' });
  }
  if (isMissing(error)) {
    return problem({ ...shared, code: 'SEARCH_INDEX_MISSING', title: 'Search Is Not Available', message: 'The search has no index of the products yet. Try again later, or browse the categories.' });
  }
  if (isAway(error) || isRefused(error)) {
    return problem({ ...shared, code: 'SEARCH_CLUSTER_AWAY', title: 'Search Is Not Available', message: 'The search does not answer at the moment. Wait a few seconds and search again, or browse the categories.' });
  }
  return null;
}

/** What TLS says of a connection ends with a new line. */
const reasonOf = ({ message }: Error): string => message.trim().replace(/\s+/g, ' ');

/** An error of the cluster in one sentence for an operator; null where it is none. */
export function clusterFailure(error: unknown): string | null {
  if (isOf(error, 'TimeoutError')) return 'The search cluster took too long to answer. Look at its load, and at its log.';
  // With the reason of the connection: an authority that is not known looks like a node that is away.
  if (isAway(error)) return `The search cluster does not answer (${reasonOf(error)}). See that its nodes run, and that SEARCH_CLUSTER names them.`;
  if (isRefused(error)) return `The search cluster does not let this program in (${reasonOf(error)}). See that the name and the password in SEARCH_CLUSTER are right, and may read and write its indexes.`;
  if (isOf(error, 'ResponseError')) return `The search cluster refused a call: ${error.message}.`;
  return null;
}
