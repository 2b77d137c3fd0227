import { MigrationError } from './error.ts';
import type { MigrationFile } from './files.ts';

/** One row of the record. */
export interface AppliedMigration {
  readonly area: string;
  readonly number: number;
  readonly file: string;
  readonly checksum: string;
}

/**
 * Compares the files of all areas with what the database says has run.
 *
 * @param areas the files of each area, in the order in which areas follow each other
 * @returns the files that are due, in order: those of one area, then those of the next
 * @throws MigrationError when the past was rewritten: a file changed, vanished, or slipped in before a newer one of its area
 */
export function checkHistory(areas: readonly (readonly MigrationFile[])[], applied: readonly AppliedMigration[]): MigrationFile[] {
  const files = new Map(areas.flat().map((file) => [`${file.area} ${file.number}`, file]));
  for (const past of applied) {
    const file = files.get(`${past.area} ${past.number}`);
    if (file === undefined) {
      throw new MigrationError(
        'MIGRATION_MISSING',
        past.file,
        `The database was migrated with ${past.file} of ${past.area}, which this version does not have; start the newer version, or restore a copy of the database from before it.`,
      );
    }
    if (file.checksum !== past.checksum) {
      throw new MigrationError(
        'MIGRATION_CHANGED',
        file.file,
        `Migration ${file.file} of ${file.area} has changed since it ran; restore its old contents and write the change as a new file.`,
      );
    }
  }
  return areas.flatMap((ofArea) => dueIn(ofArea, applied));
}

function dueIn(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): MigrationFile[] {
  const ran = new Set(applied.filter(({ area }) => area === files[0]?.area).map(({ number }) => number));
  const last = Math.max(-1, ...ran);
  const due = files.filter(({ number }) => !ran.has(number));
  const late = due.find(({ number }) => number < last);
  if (late !== undefined) {
    throw new MigrationError(
      'MIGRATION_OUT_OF_ORDER',
      late.file,
      `Migration ${late.file} of ${late.area} is new, but a later one has already run; give it the next free number.`,
    );
  }
  return due;
}
