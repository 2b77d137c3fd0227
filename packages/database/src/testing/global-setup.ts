import { testDatabases } from './databases.ts';
import { makeEmbeddedTemplate } from './embedded-template.ts';
import { startPostgresqlServer } from './postgresql-server.ts';
import { openPostgresqlTestDatabase, SERVER_FOLDER } from './postgresql.ts';
import { emptyDatabaseSnapshot } from './snapshot.ts';
import { startRecording, type CheckedProgram } from './statements/recording.ts';
import { announceTemplate, withdrawTemplates } from './templates.ts';

/**
 * Global set-up for Vitest: prepares each database once for all test files. A workspace's `globalSetup` file has one line,
 * `export { setup } from '@quartermaster/database/testing';`.
 *
 * @returns the tear-down
 */
export const setup = (): Promise<() => Promise<void>> => setUp();

/**
 * The same for a suite whose databases have tables: `prepare` runs once on each kind, and what `open` gives is a copy of
 * what it left. Migrations that ran anew for each file took longer than its tests.
 *
 * @param prepare brings an empty database to where tests begin, and ends its connections
 * @param program where it is given, its row types are compared with what PostgreSQL describes and answers in the tests. With
 *   EVERY_QUERY=1, for a run of all tests, a query that none of them makes is a finding too.
 * @example export const setup = setupWith(async (url) => { const pool = openPool(url); await migrate(pool, ...); await pool.end(); });
 */
export const setupWith = (prepare: (url: string) => Promise<void>, program?: CheckedProgram) => (): Promise<() => Promise<void>> => setUp(prepare, program);

async function setUp(prepare?: (url: string) => Promise<void>, program?: CheckedProgram): Promise<() => Promise<void>> {
  const names = testDatabases().map((database) => database.name);
  let compare = (): void => undefined;
  const tearDowns: (() => void | Promise<void>)[] = [withdrawTemplates];
  if (names.includes('embedded')) {
    await emptyDatabaseSnapshot();
    if (prepare !== undefined) {
      const template = await makeEmbeddedTemplate(prepare);
      announceTemplate('embedded', template.path);
      tearDowns.push(() => template.remove());
    }
  }
  if (names.includes('postgresql')) {
    const server = await startPostgresqlServer();
    process.env[SERVER_FOLDER] = server.folder;
    tearDowns.push(() => {
      delete process.env[SERVER_FOLDER];
      return server.stop();
    });
    if (prepare !== undefined) {
      const database = await openPostgresqlTestDatabase();
      await prepare(database.url);
      announceTemplate('postgresql', database.name);
      if (program !== undefined) compare = await startRecording(database.url, program, process.env['EVERY_QUERY'] === '1');
    }
  }
  return async () => {
    for (const tearDown of tearDowns) await tearDown();
    compare();
  };
}
