import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './error.ts';

/** Tells that a folder was made by us; only such a folder is ever emptied. */
const MARKER = 'quartermaster-data';

const NOTE = 'This folder holds the data of one Quartermaster. "npm start -- --reset" empties it.\n';

/**
 * Makes the data folder when it is missing.
 *
 * @throws StartError when it cannot be written, or holds something that is not ours
 */
export function prepareDataFolder(dataDir: string): void {
  withReason(dataDir, () => {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    if (existsSync(join(dataDir, MARKER))) return;
    const foreign = readdirSync(dataDir).find((name) => name !== 'logs');
    if (foreign !== undefined) throw notOurs(dataDir, foreign);
    writeFileSync(join(dataDir, MARKER), NOTE);
  });
}

/**
 * Empties the data folder. A missing one is empty already.
 *
 * @throws StartError when the folder was not made by us
 */
export function emptyDataFolder(dataDir: string): void {
  requireOwnDataFolder(dataDir);
  if (!existsSync(dataDir)) return;
  withReason(dataDir, () => {
    const names = readdirSync(dataDir);
    // The marker goes last: a reset that is broken off can be done again.
    for (const name of names.filter((each) => each !== MARKER)) rmSync(join(dataDir, name), { recursive: true, force: true });
    rmSync(join(dataDir, MARKER), { force: true });
  });
}

/** @throws StartError when the folder holds files and was not made by us */
export function requireOwnDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  withReason(dataDir, () => {
    const names = readdirSync(dataDir);
    if (names.length > 0 && !names.includes(MARKER)) throw notOurs(dataDir, names[0] ?? '');
  });
}

function notOurs(dataDir: string, name: string): StartError {
  return new StartError(`The folder ${dataDir} holds other files (${name}); choose an empty or a new folder with DATA_DIR.`);
}

function withReason(dataDir: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StartError(`There is no room left on the disk for ${dataDir}; free some, or choose a folder on another disk with DATA_DIR.`);
    throw new StartError(`The data folder ${dataDir} cannot be written (${code}); make it writable for this user, or choose another one with DATA_DIR.`);
  }
}
