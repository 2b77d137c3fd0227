import { readdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/error.ts';

/** How many files a folder has, and how many bytes are in them. */
export function sizeOf(folder: string): { readonly files: number; readonly bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return { files: files.length, bytes: files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) };
}

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** @throws StartError where less room is left on the disk */
export function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes) throw new StartError(`There are ${megabytes(bavail * bsize)} left on the disk of ${folder}, and ${megabytes(bytes)} are needed; free some, and nothing was changed.`);
}
