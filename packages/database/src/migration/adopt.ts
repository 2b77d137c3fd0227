import { MigrationError } from './error.ts';
import type { MigrationFile } from './files.ts';

/** A file of a record from before areas had histories of their own, and the files that took its place. */
export interface FormerMigration {
  readonly number: number;
  readonly file: string;
  readonly checksum: string;
  /** Together they do what it did. */
  readonly now: readonly { readonly area: string; readonly number: number }[];
}

/** One row of a record without areas. */
export interface FormerRow {
  readonly number: number;
  readonly file: string;
  readonly checksum: string;
  readonly applied_at: Date;
}

/** One row of the record that takes its place. */
export interface AdoptedRow extends FormerRow {
  readonly area: string;
}

/**
 * Translates a record without areas. Statements that ran then are not run again, whatever files they are in now.
 *
 * @throws MigrationError when the record has a file that is not the one it is taken for
 */
export function adoptRecord(rows: readonly FormerRow[], former: readonly FormerMigration[], files: readonly MigrationFile[]): AdoptedRow[] {
  return rows.flatMap((row) => {
    const known = former.find(({ number }) => number === row.number);
    if (known === undefined) {
      throw new MigrationError('MIGRATION_MISSING', row.file, `The database was migrated with ${row.file}, which this version does not know; start the version that it belongs to first.`);
    }
    if (known.checksum !== row.checksum) {
      throw new MigrationError('MIGRATION_CHANGED', row.file, `The database was migrated with another ${row.file} than the one that was released; restore a copy of the database from before it.`);
    }
    return known.now.map(({ area, number }): AdoptedRow => {
      const file = files.find((each) => each.area === area && each.number === number);
      if (file === undefined) throw new TypeError(`${row.file} became number ${number} of ${area}, and there is no such file.`);
      return { area, number, file: file.file, checksum: file.checksum, applied_at: row.applied_at };
    });
  });
}
