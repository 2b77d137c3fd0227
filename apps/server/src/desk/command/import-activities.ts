import { withTransaction, type Pool } from '@quartermaster/database';
import { noteChange } from '../audit/audit-log.ts';
import { readActivityCsv } from '../activities/activity-csv.ts';
import { writeActivities } from '../activities/directory.ts';
import { commandActor } from './operators-command.ts';

/** What an import leaves for the operator to read. */
export interface ImportedFile {
  /** What was done, in one line. */
  readonly said: string;
  /** Rows that were left out, one JSON object per line; empty: none were. */
  readonly rejects: string;
}

/** Reads a CSV file into the directory of activities, as the desk does. `name`: the file, for the audit log. @throws ActivityFileError */
export async function importActivities(database: Pool, name: string, csv: string, now: Date): Promise<ImportedFile> {
  const { activities, rejects, rejected } = readActivityCsv(csv);
  const { added, changed, same } = await withTransaction(database, async (connection) => {
    const written = await writeActivities(connection, activities);
    await noteChange(connection, commandActor('npm run aac:import'), { action: 'activity.imported', subject: name, details: { ...written, rejected } }, now);
    return written;
  });
  return {
    said: `${name}: ${added} added, ${changed} changed, ${same} as they were, ${rejected} left out.`,
    rejects: rejects.map((reject) => `${JSON.stringify(reject)}\n`).join(''),
  };
}
