import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MigrationError } from './error.ts';

/** The migrations of one area: a folder with `NNNN-name.sql` files. They name every table with its schema: no search path is set. */
export interface MigrationHistory {
  /** Under this name the record keeps them. */
  readonly area: string;
  readonly folder: string;
}

/** One numbered SQL file. */
export interface MigrationFile {
  readonly area: string;
  readonly number: number;
  /** The file's name without its folder. */
  readonly file: string;
  readonly sql: string;
  /** SHA-256 of the contents with line feeds alone, so that a checkout on another system changes nothing. */
  readonly checksum: string;
}

const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/** The number in the name of a migration; null for a name that no migration may have. */
export function migrationNumber(file: string): number | null {
  const digits = NAME.exec(file)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Reads every `NNNN-name.sql` of a folder in the order of the numbers. Other kinds of files are left alone. */
export async function readMigrationFiles({ area, folder }: MigrationHistory): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = await Promise.all(names.map((name) => readMigrationFile(area, folder, name)));
  for (const [index, file] of files.entries()) {
    const before = files[index - 1];
    if (before !== undefined && before.number === file.number) {
      throw new MigrationError(
        'MIGRATION_NAME',
        file.file,
        `Migrations ${before.file} and ${file.file} carry the same number; give the newer one the next free number.`,
      );
    }
  }
  return files;
}

async function readMigrationFile(area: string, folder: string, file: string): Promise<MigrationFile> {
  const number = migrationNumber(file);
  if (number === null) {
    throw new MigrationError(
      'MIGRATION_NAME',
      file,
      `Migration ${file} is not named like 0001-add-orders.sql (four digits, lower case words, hyphens); rename it.`,
    );
  }
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  return { area, number, file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
