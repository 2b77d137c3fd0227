import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataFolder } from './lock.ts';

/**
 * Removes the database of a data folder; other files in it stay. A missing one is removed already.
 *
 * @throws EmbeddedDatabaseError `DATA_IN_USE` while a process has it open: removed under it, it would be damaged
 */
export function removeEmbeddedDatabase(dataDir: string): void {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return;
  const lock = lockDataFolder(folder);
  try {
    // The end mark goes first, so that a removal that is broken off leaves nothing that looks whole.
    for (const name of ['complete', 'cluster', 'socket']) rmSync(join(folder, name), { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
