export { openPool } from './pool.ts';
export type { Connection, Pool, PoolOptions } from './pool.ts';
export { withTransaction } from './transaction.ts';
export type { TransactionOptions } from './transaction.ts';
export { SqlState, sqlState } from './sql-state.ts';
export { migrate } from './migration/migrate.ts';
export type { MigrateOptions } from './migration/migrate.ts';
export { MigrationError } from './migration/error.ts';
export type { MigrationErrorCode } from './migration/error.ts';
