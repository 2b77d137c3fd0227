import { join } from 'node:path';
import { prepareDataFolder } from './data-folder.ts';
import { readRunningDatabase } from './running-database.ts';
import type { Settings } from './settings.ts';
import { startDatabase } from './start-database.ts';

/** A database for one command. */
export interface CommandDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** The same for a command that changes tables, or makes indexes: under the role that owns them, where that is another one than that of the servers. */
export const ownedDatabaseForCommand = (settings: Settings): Promise<CommandDatabase> =>
  databaseForCommand({ ...settings, databaseUrl: settings.migrationsDatabaseUrl ?? settings.databaseUrl });

/**
 * The database that a command works on: the one of `DATABASE_URL`; the embedded one of a marketplace that runs; or the
 * embedded one, started for the command.
 *
 * @throws StartError when it cannot be had
 */
export async function databaseForCommand(settings: Settings): Promise<CommandDatabase> {
  const nothing = async (): Promise<void> => {};
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, close: nothing };
  const running = readRunningDatabase(settings.dataDir);
  if (running !== undefined) return { url: running, close: nothing };
  prepareDataFolder(settings.dataDir);
  const database = await startDatabase(join(settings.dataDir, 'database'));
  return { url: database.url, close: () => database.stop() };
}
