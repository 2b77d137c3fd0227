import pg from 'pg';
import { isAnswerLost } from './answer-lost.ts';
import { embeddedDatabaseFolder } from './embedded-folder.ts';
import { applicationTypes } from './types.ts';

/** A pool of connections; the same object whether the database is embedded or a real server. */
export type Pool = pg.Pool;

/** One connection taken from a pool, inside a transaction. */
export type Connection = pg.PoolClient;

export interface PoolOptions {
  /** Connections at most (default 10). The embedded database runs one transaction at a time whatever the number. */
  readonly maxConnections?: number;
  /** The name by which an operator recognizes these connections in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** Hears about connections that break while they are idle; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
  /**
   * How long a statement may take, in milliseconds: the pool of a server sets it. Without it, statements take as long as they need, as
   * in migrations and imports.
   */
  readonly statementLimit?: number;
  /** Settings of a real server for these connections, such as `{ jit: 'off' }`; names and values without spaces. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Milliseconds after the limit of a statement at which its answer counts as lost: an answer of the server, that it took too long, comes before. */
const graceOfNetwork = 2_000;
/** The embedded database ends no statement by itself, and each waits its turn behind transactions of others. No network loses its answers. */
const graceOfTurns = 20_000;

/** Milliseconds. */
const connectWithin = 10_000;
const silentBeforeKeepAlive = 10_000;
const idleInTransaction = 20_000;
/** Seconds. A connection is made anew now and then: the name of the server may lead to another machine by then. */
const longestLife = 30 * 60;

/**
 * Opens a pool on `postgres://user@host/name`, or on a unix socket folder: `postgres://user@/name?host=/folder`.
 * No connection is made before the first query. A caller that gets no connection within 10 seconds is refused.
 *
 * With a limit, a real server ends a statement that takes longer (SQLSTATE 57014), and a transaction that is left without a word. Where not
 * even that answer comes, {@link isAnswerLost} knows the error, the connection is given up, and so are all that are idle: what swallowed
 * one answer, such as the change to another server, leaves others as dead, and each would cost a caller the same wait.
 *
 * Columns of type `bigint` (counts, minor units of money) arrive as numbers, and a value that a number cannot hold
 * exactly is an error. Columns of type `date` arrive as `YYYY-MM-DD`, because a day has no time zone.
 */
export function openPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: longestLife,
    keepAlive: true,
    keepAliveInitialDelayMillis: silentBeforeKeepAlive,
    types: applicationTypes,
    ...(options.settings === undefined ? {} : { options: Object.entries(options.settings).map(([name, value]) => `-c ${name}=${value}`).join(' ') }),
    ...(options.applicationName === undefined ? {} : { application_name: options.applicationName }),
    ...(options.statementLimit === undefined ? {} : limitsOf(options.statementLimit, embeddedDatabaseFolder(url) !== null)),
  });
  // Without a listener, a server that restarts would end the whole process.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('release', (error) => {
    if (isAnswerLost(error)) dropIdle(pool);
  });
  return pool;
}

const limitsOf = (statementLimit: number, isEmbedded: boolean) => ({
  statement_timeout: statementLimit,
  query_timeout: statementLimit + (isEmbedded ? graceOfTurns : graceOfNetwork),
  idle_in_transaction_session_timeout: idleInTransaction,
});

function dropIdle(pool: Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect((error, _client, release) => {
      if (error === undefined) release(true);
    });
  }
}
