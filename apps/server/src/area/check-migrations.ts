import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrationNumber, type MigrationHistory } from '@quartermaster/database';
import type { AreaMigrations } from './define-area.ts';
import type { AreaDiagnostic } from './diagnostics.ts';
import { inOrder } from './in-order.ts';

interface AreaWithMigrations {
  readonly name: string;
  readonly migrations: AreaMigrations;
}

export interface MigrationsChecked {
  /** In the order in which they run. */
  readonly histories: readonly MigrationHistory[];
  readonly diagnostics: readonly AreaDiagnostic[];
}

/** Names of the SQL files in a folder; none where there is no such folder. */
export const sqlFilesIn = (folder: URL): readonly string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.sql'));
  } catch {
    return [];
  }
};

/** Puts the migrations of areas into an order, and looks at the names of their files. @param filesIn reads a folder */
export function checkMigrations(areas: readonly { readonly name: string; readonly migrations?: AreaMigrations }[], filesIn: (folder: URL) => readonly string[]): MigrationsChecked {
  const migrated = areas.flatMap(({ name, migrations }): AreaWithMigrations[] => (migrations === undefined ? [] : [{ name, migrations }]));
  const byName = new Map(migrated.map((area) => [area.name, area]));
  const ordering = inOrder(migrated, ({ migrations }) => (migrations.after ?? []).flatMap((name) => byName.get(name) ?? []));
  const diagnostics = migrated.flatMap((area) => [...unknownBefore(area, byName), ...numbersOf(area.name, filesIn(area.migrations.folder))]);
  if (ordering.ok) return { histories: ordering.order.map(({ name, migrations }) => ({ area: name, folder: fileURLToPath(migrations.folder) })), diagnostics };
  const path = ordering.cycle.map(({ name }) => name).join(' after ');
  const cycle: AreaDiagnostic = {
    code: 'MIGRATION_CYCLE', area: ordering.cycle[0]?.name ?? null,
    message: `Migrations would have to run after themselves: ${path}. Leave a reference between two tables out, or move one of the tables to the other area.`,
  };
  return { histories: [], diagnostics: [...diagnostics, cycle] };
}

const unknownBefore = ({ name, migrations }: AreaWithMigrations, known: ReadonlyMap<string, unknown>): AreaDiagnostic[] =>
  (migrations.after ?? []).filter((before) => !known.has(before)).map((before) => ({
    code: 'MIGRATION_AREA_MISSING', area: name, message: `Its migrations run after those of ${before}, and there are none. Correct the name in \`after\`, or list that area in areas.ts.`,
  }));

/** Numbers begin with 1 and have no gap, so that a file which two changes brought at once is seen before it runs anywhere. */
function numbersOf(area: string, files: readonly string[]): AreaDiagnostic[] {
  const found: AreaDiagnostic[] = [];
  if (files.length === 0) found.push({ code: 'MIGRATION_NAME_INVALID', area, message: 'Its folder of migrations has no SQL file. Add 0001-name.sql, or take `migrations` away.' });
  let last = 0;
  for (const file of files.toSorted()) {
    const number = migrationNumber(file);
    if (number === null) {
      found.push({ code: 'MIGRATION_NAME_INVALID', area, message: `${file} is not named like 0001-add-orders.sql (four digits, lower case words, hyphens). Rename it.` });
    } else if (number === last) {
      found.push({ code: 'MIGRATION_NUMBER_DUPLICATE', area, message: `${file} has the number of the file before it. Give the newer one the next free number.` });
    } else {
      if (number !== last + 1) found.push({ code: 'MIGRATION_OUT_OF_ORDER', area, message: `${file} follows number ${last}. Give it the number ${last + 1}, or bring back the file between them.` });
      last = number;
    }
  }
  return found;
}
