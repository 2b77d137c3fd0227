import { migrateAreas, type Pool } from '@quartermaster/database';
import type { AreaComposition } from './area/index.ts';
import { composeServer } from './compose-server.ts';
import { formerMigrations } from './former-migrations.ts';

/**
 * Brings the schema `marketplace` up to date with the migrations of all areas. Every program that works on the database does this first.
 *
 * @returns the files that this call ran, as `area/file`
 * @throws MigrationError, AreasBroken
 */
export const migrateMarketplace = (pool: Pool, { histories }: Pick<AreaComposition, 'histories'> = composeServer()): Promise<string[]> =>
  migrateAreas(pool, { schema: 'marketplace', histories, former: formerMigrations });
