import { statfs } from 'node:fs/promises';
import { noSpace } from './error.ts';

/** @throws EmbeddedDatabaseError `NO_SPACE` when fewer bytes are free; better now than in the middle of an order */
export async function requireFreeSpace(dataDir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < bytes) throw noSpace(dataDir);
}
