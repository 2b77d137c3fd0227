export { oneTestDatabase, testDatabases } from './testing/databases.ts';
export { countStatements } from './testing/count-statements.ts';
export type { OpenTestDatabase, TestDatabase } from './testing/databases.ts';
export { setup, setupWith } from './testing/global-setup.ts';
export { openKeptEmbedded } from './testing/kept-embedded.ts';
export { openKeptPostgresql } from './testing/kept-postgresql.ts';
export { postgresqlProgram } from './testing/find-postgresql.ts';
export { freePort } from './testing/free-port.ts';
export { openDatabaseProxy, type DatabaseProxy } from './testing/database-proxy.ts';
