import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { giveToServer, runPostgresql, socketFolder, urlOf } from './run-postgresql.ts';

/** A real PostgreSQL whose data a later run finds again. */
export interface KeptPostgresql {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL on a folder, which is made where there is none: for measurements of a catalog that takes long to import. It has the settings of a
 * fresh installation, but for the writing through to the disk, and a buffer of the size that such a catalog is given.
 *
 * @param folder no two servers at once
 */
export async function openKeptPostgresql(folder: string): Promise<KeptPostgresql> {
  mkdirSync(folder, { recursive: true });
  giveToServer(folder);
  const socket = socketFolder();
  const server = await runPostgresql({ data: join(folder, 'data'), socket, settings: ['shared_buffers=1GB', 'max_wal_size=4GB'] });
  return { url: urlOf(socket, 'postgres'), stop: () => server.stop() };
}
