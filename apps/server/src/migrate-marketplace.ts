import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMigrated, migrateAreas, type MigrationHistory, type Pool } from '@quartermaster/database';
import type { AreaComposition } from './area/index.ts';
import { formerMigrations } from './former-migrations.ts';

const schema = 'marketplace';

/**
 * Brings the schema `marketplace` up to date with the migrations of all areas. Every program that works on the database does this first.
 *
 * @param composition the areas, where the program has composed them. Others load them only when something is due: that takes longer than
 *   most of what such a program does
 * @returns the files that this call ran, as `area/file`
 * @throws MigrationError, AreasBroken
 */
export async function migrateMarketplace(pool: Pool, composition?: Pick<AreaComposition, 'histories'>): Promise<string[]> {
  if (composition === undefined && (await isMigrated(pool, { schema, histories: historiesInFolders() }))) return [];
  const { histories } = composition ?? (await import('./compose-server.ts')).composeServer();
  return migrateAreas(pool, { schema, histories, former: formerMigrations });
}

/** The histories of all areas, in no order: each area is named as its folder. */
function historiesInFolders(): readonly MigrationHistory[] {
  return readdirSync(import.meta.dirname)
    .map((area) => ({ area, folder: join(import.meta.dirname, area, 'migrations') }))
    .filter(({ folder }) => existsSync(folder));
}
