import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The oldest version that the project supports. */
const OLDEST = 15;

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder with `initdb` and `postgres` of a PostgreSQL that is new enough: in the PATH, or where Debian puts it (its
 * newest version).
 *
 * @throws Error that says how to get one
 */
export function findPostgresql(path = process.env['PATH'] ?? '', debian = DEBIAN): string {
  const found = [...path.split(delimiter), ...debianFolders(debian)].filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  const fitting = found.find((folder) => versionOf(folder) >= OLDEST);
  if (fitting !== undefined) return fitting;
  const seen = found.length === 0 ? 'none was found' : `only older ones were found (${found.map((folder) => dirname(folder)).join(', ')})`;
  throw new Error(
    `Tests need PostgreSQL ${OLDEST} or later, and ${seen}; install it (Debian: apt-get install postgresql) or put its bin folder into PATH.`,
  );
}

/** The path of a program that comes with the same PostgreSQL, such as `pg_dump`. What the PATH has may be links to some of its programs. */
export const postgresqlProgram = (name: string): string => join(dirname(realpathSync(join(findPostgresql(), 'postgres'))), name);

function debianFolders(debian: string): string[] {
  if (!existsSync(debian)) return [];
  return readdirSync(debian)
    .filter((name) => /^\d+$/.test(name))
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => join(debian, name, 'bin'));
}

function versionOf(folder: string): number {
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(text)?.[1] ?? 0);
}
