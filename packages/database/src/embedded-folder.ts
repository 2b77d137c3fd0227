import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file in the socket folder of an embedded database, so that clients can tell it from a real server on this machine. */
export const embeddedMark = 'quartermaster-embedded';

/**
 * The private folder of the embedded database that an address leads to; null for a real PostgreSQL. Only this user can
 * enter it, and it goes with the database.
 */
export function embeddedDatabaseFolder(url: string): string | null {
  // An address with a user and no host is none that URL reads.
  const folder = new URLSearchParams(url.split('?', 2)[1]).get('host');
  return folder !== null && existsSync(join(folder, embeddedMark)) ? folder : null;
}
