import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileSystemError } from './error.ts';
import { lockDataFolder } from './lock.ts';

/** Whether a folder has a database, whole or not. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(join(resolve(dataDir), 'cluster'));

export interface PutOptions {
  /** The folder in which the database is from now on; made when missing. */
  readonly dataDir: string;
  /** The folder of a database that does not run, on the same disk. */
  readonly from: string;
  /** Where the database goes that has been in `dataDir`, which becomes the folder of one, too. */
  readonly aside: string;
}

/**
 * Puts another database in the place of one that does not run. A process that is killed on the way leaves a folder that does not open, and
 * never one that looks new.
 *
 * @throws EmbeddedDatabaseError `DATA_IN_USE`, `NOT_WRITABLE`
 */
export function putEmbeddedDatabase({ dataDir, from, aside }: PutOptions): void {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockDataFolder(folder);
    try {
      if (hasEmbeddedDatabase(folder)) {
        mkdirSync(aside, { recursive: true, mode: 0o700 });
        renameSync(join(folder, 'cluster'), join(aside, 'cluster'));
        writeFileSync(join(aside, 'complete'), '');
      }
      writeFileSync(join(folder, 'complete'), '');
      renameSync(join(resolve(from), 'cluster'), join(folder, 'cluster'));
    } finally {
      lock.release();
    }
  } catch (error) {
    throw fileSystemError(error, folder);
  }
}
