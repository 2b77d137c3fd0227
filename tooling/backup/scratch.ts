import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const beginning = 'backup-work-';

/** A folder of the data folder for the time of one command, on the same disk; those that killed commands have left are removed. */
export function makeScratch(dataDir: string): { readonly folder: string; remove(): void } {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(beginning) && !isRunning(Number(name.slice(beginning.length)))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = join(dataDir, `${beginning}${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is another user's: better a folder too many.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
