import { EmbeddedDatabaseError, startEmbeddedDatabase } from '@quartermaster/database/embedded';
import type { EmbeddedDatabase } from '@quartermaster/database/embedded';
import { StartError } from './error.ts';

/** Starts the embedded database. @throws StartError with one sentence that says what to do with this repository's commands */
export async function startDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase({ dataDir });
  } catch (error) {
    throw databaseFailure(error);
  }
}

/** The meaning of a failure of the embedded database for the person at the terminal; any other error is given back as it is. */
export function databaseFailure(error: unknown): unknown {
  if (!(error instanceof EmbeddedDatabaseError)) return error;
  const how = error.code === 'DATA_DAMAGED' ? '"npm start -- --reset" empties it' : 'DATA_DIR names the folder';
  return new StartError(`${error.message.replace(/\.$/, '')} (${how}).`, { cause: error });
}
