import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection, Pool } from './pool.ts';

/** Typed queries by Drizzle over one pool, or over the connection of a transaction. */
export type QueryBuilder<Schema extends Record<string, unknown> = Record<string, never>> = NodePgDatabase<Schema>;

/**
 * A Drizzle handle. Inside {@link withTransaction} give it the connection, so that its queries belong to the transaction;
 * Drizzle's own `transaction()` does not repeat after a serialization failure.
 */
export function queryBuilder<Schema extends Record<string, unknown> = Record<string, never>>(
  source: Pool | Connection,
  schema?: Schema,
): QueryBuilder<Schema> {
  // Drizzle runs on a single connection too; only the type of this entry names pools alone.
  const client = source as Pool;
  return schema === undefined ? drizzle<Schema>({ client }) : drizzle<Schema>({ client, schema });
}
