export { openPool } from './pool.ts';
export type { Connection, Pool } from './pool.ts';
export { embeddedDatabaseFolder } from './embedded-folder.ts';
export { withTransaction } from './transaction.ts';
export { SqlState, sqlState } from './sql-state.ts';
export { migrate } from './migration/migrate.ts';
export { MigrationError } from './migration/error.ts';
