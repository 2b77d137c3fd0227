import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedMark } from '../embedded-folder.ts';

/** The name that PostgreSQL clients look for in a socket folder. */
const SOCKET_NAME = '.s.PGSQL.5432';

/** The longest path that a unix socket may have (108 bytes with the closing zero on Linux, 104 on macOS). */
const LONGEST_PATH = 103;

/** A folder that only this user can enter: a user who can reach the socket can read everything. */
export interface SocketFolder {
  readonly folder: string;
  readonly socketPath: string;
  remove(): void;
}

/** Where PostgreSQL clients find a socket folder. */
export const urlOfSocketFolder = (folder: string): string => `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;

/** Makes the socket folder inside `dataDir`, or, where that path is too long (or there is none), a short one elsewhere. */
export function makeSocketFolder(dataDir: string | undefined): SocketFolder {
  const inside = dataDir === undefined ? undefined : join(dataDir, 'socket');
  const fits = inside !== undefined && Buffer.byteLength(join(inside, SOCKET_NAME)) <= LONGEST_PATH;
  const folder = fits ? inside : mkdtempSync(join(tmpdir(), 'qm-'));
  if (fits) {
    // A killed process leaves its socket behind.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    chmodSync(folder, 0o700);
  }
  writeFileSync(join(folder, embeddedMark), '');
  return {
    folder,
    socketPath: join(folder, SOCKET_NAME),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
