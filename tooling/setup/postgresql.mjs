import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { SetupError } from './error.mjs';
import { output } from './run.mjs';

/** The oldest version that the project supports. */
const OLDEST = 15;

/**
 * The folder with the programs of a PostgreSQL that is new enough, for the tests that run on a real server. It is only
 * started by the tests themselves, in a temporary folder.
 *
 * @param {(line: string) => void} say
 * @throws {SetupError} when there is none and none can be installed
 */
export function findPostgresql(say, path = process.env.PATH ?? '', debian = '/usr/lib/postgresql', install = aptInstall) {
  const present = search(path, debian);
  if (present !== undefined) return present;
  say('Installing PostgreSQL for the tests ...');
  const found = install(['postgresql']) ? search(path, debian) : undefined;
  if (found !== undefined) return found;
  throw new SetupError(`The tests need PostgreSQL ${OLDEST} or later; install it (Debian, Ubuntu: apt-get install postgresql) or put its bin folder into PATH, then run the command again.`);
}

/**
 * @param {string} path
 * @param {string} debian
 */
function search(path, debian) {
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => /^\d+$/.test(name)) : [];
  const folders = [...path.split(delimiter), ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
    return Number(/(\d+)/.exec(output(join(folder, 'postgres'), ['--version']))?.[1] ?? 0) >= OLDEST;
  });
}
