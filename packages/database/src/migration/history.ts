import { MigrationError } from './error.ts';
import type { MigrationFile } from './files.ts';

/** One row of the record. */
export interface AppliedMigration {
  readonly number: number;
  readonly file: string;
  readonly checksum: string;
}

/**
 * Compares the files with what the database says has run.
 *
 * @returns the files that are due, in order
 * @throws MigrationError when the past was rewritten: a file changed, vanished, or slipped in before a newer one
 */
export function checkHistory(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): MigrationFile[] {
  const byNumber = new Map(files.map((file) => [file.number, file]));
  for (const past of applied) {
    const file = byNumber.get(past.number);
    if (file === undefined) {
      throw new MigrationError(
        'MIGRATION_MISSING',
        past.file,
        `The database was migrated with ${past.file}, which this version does not have; start the newer version, or restore a copy of the database from before it.`,
      );
    }
    if (file.checksum !== past.checksum) {
      throw new MigrationError(
        'MIGRATION_CHANGED',
        file.file,
        `Migration ${file.file} has changed since it ran; restore its old contents and write the change as a new file.`,
      );
    }
  }
  const last = Math.max(-1, ...applied.map((past) => past.number));
  const ran = new Set(applied.map((past) => past.number));
  const due = files.filter((file) => !ran.has(file.number));
  const late = due.find((file) => file.number < last);
  if (late !== undefined) {
    throw new MigrationError(
      'MIGRATION_OUT_OF_ORDER',
      late.file,
      `Migration ${late.file} is new, but a later one has already run; give it the next free number.`,
    );
  }
  return due;
}
