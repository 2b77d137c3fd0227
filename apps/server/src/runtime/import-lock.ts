import type { Connection } from '@quartermaster/database';

/** Numbers of the one lock that every change of the catalog takes: two imports at a time would count words twice. */
const importLock = [0x716d, 0x696d70];

/** Waits until no other process changes the catalog or what a store sells of it, and keeps others waiting until the transaction ends. */
export async function takeImportLock(connection: Connection): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1::int, $2::int)', importLock);
}
