import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Subresource integrity of a file as it is on the disk. */
export async function integrityOf(path: string): Promise<string> {
  return `sha384-${createHash('sha384').update(await readFile(path)).digest('base64')}`;
}
