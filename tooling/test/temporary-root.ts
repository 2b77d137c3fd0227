import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const gigabyte = 2 ** 30;

/** Bytes that must be free, in the folder and of the machine: the suites that run at once keep some two gigabytes of databases and profiles of browsers. */
const needed = { folder: 6 * gigabyte, machine: 8 * gigabyte };

/**
 * Where suites keep their temporary files: in memory, where Linux has a folder for that and there is room. A test database is a thousand new files, and
 * on a disk each of them takes most of a millisecond.
 */
export function temporaryRoot(folder = '/dev/shm', free = freemem): string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed.folder && free() >= needed.machine ? folder : tmpdir();
  } catch {
    // Another system, which has no such folder.
    return tmpdir();
  }
}
