import pg from 'pg';
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
}

/**
 * Opens a pool on `postgres://user@host/name`, or on a unix socket folder: `postgres://user@/name?host=/folder`.
 * No connection is made before the first query. A caller that gets no connection within 30 seconds is refused.
 *
 * Columns of type `bigint` (counts, minor units of money) arrive as numbers, and a value that a number cannot hold
 * exactly is an error. Columns of type `date` arrive as `YYYY-MM-DD`, because a day has no time zone.
 */
export function openPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 30_000,
    types: applicationTypes,
    ...(options.applicationName === undefined ? {} : { application_name: options.applicationName }),
  });
  // Without a listener, a server that restarts would end the whole process.
  pool.on('error', (error) => options.onIdleError?.(error));
  return pool;
}
