import type { Pool } from '@quartermaster/database';
import { readActivityCsv } from '../activities/activity-csv.ts';
import { writeActivities } from '../activities/directory.ts';
import { importFile, type ImportedFile } from './import-file.ts';

/** Reads a CSV file into the directory of activities, as the desk does. `name`: the file, for the audit log. @throws CsvFileError */
export const importActivities = (database: Pool, name: string, csv: string, now: Date): Promise<ImportedFile> =>
  importFile(database, { command: 'npm run aac:import', action: 'activity.imported', name, read: readActivityCsv(csv), write: writeActivities }, now);
