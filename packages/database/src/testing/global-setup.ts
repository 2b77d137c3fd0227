import { testDatabases } from './databases.ts';
import { startPostgresqlServer } from './postgresql-server.ts';
import { SERVER_FOLDER } from './postgresql.ts';
import { emptyDatabaseSnapshot } from './snapshot.ts';

/**
 * Global set-up for Vitest: prepares each database once for all test files. A workspace's `globalSetup` file has one line,
 * `export { setup } from '@quartermaster/database/testing';`.
 *
 * @returns the tear-down
 */
export async function setup(): Promise<() => Promise<void>> {
  const names = testDatabases().map((database) => database.name);
  if (names.includes('embedded')) await emptyDatabaseSnapshot();
  if (!names.includes('postgresql')) return async () => {};
  const server = await startPostgresqlServer();
  process.env[SERVER_FOLDER] = server.folder;
  return async () => {
    delete process.env[SERVER_FOLDER];
    await server.stop();
  };
}
