import { migrate, type Pool } from '@quartermaster/database';
import { ensureDemoAccounts } from '../accounts/index.ts';
import type { Clock } from '../runtime/index.ts';
import { openSealedStore, type SealedStore } from '../secrets/index.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { sealOlderRows } from './seal-older-rows.ts';

/**
 * Brings the schema up to date, seals secrets that an older version stored as plain text, and makes the demo accounts if this deployment has them.
 * @throws {ConfigError} when the secret is not that of the database
 */
export async function prepareDatabase(pool: Pool, clock: Clock, options: { secret: string; demoAccounts: boolean; upkeep?: Pool }): Promise<SealedStore> {
  await migrate(options.upkeep ?? pool, { folder: migrationsFolder, schema: 'identity' });
  const store = await openSealedStore(pool, options.secret);
  await sealOlderRows(store);
  if (options.demoAccounts) await ensureDemoAccounts(store, clock.now());
  return store;
}
