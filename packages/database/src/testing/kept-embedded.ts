import { startEmbeddedDatabase } from '../embedded/start.ts';
import type { OpenTestDatabase } from './databases.ts';

/** An embedded database on a folder, as a marketplace has it: for tests of what is done with the folder. Closing it keeps the folder. */
export async function openKeptEmbedded(folder: string): Promise<OpenTestDatabase> {
  const { url, stop } = await startEmbeddedDatabase({ dataDir: folder });
  return { url, close: stop };
}
