import { join } from 'node:path';
import { runPostgresql, socketFolder } from './run-postgresql.ts';

/** A real PostgreSQL that lives as long as a test run. */
export interface PostgresqlServer {
  /** The folder of its socket. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** What serves a database that lives long: statistics of tables as they grow, and statements compiled because they are thought to take long. */
const without = ['autovacuum=off', 'jit=off'];

/** Makes a cluster in a temporary folder and starts it. */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const folder = socketFolder();
  const server = await runPostgresql({ data: join(folder, 'data'), socket: folder, settings: ['max_connections=200', ...without] });
  // The run may end while the server still goes: its watch sees to that.
  server.unref();
  return { folder, stop: () => server.stop() };
}
