import type { ListedActivity } from '@quartermaster/contracts-desk';
import { readCsv, writeCsv, type CsvTable, type ReadCsv } from '../wire/csv-table.ts';
import { activityCells, activityColumns, neededColumns, readActivityRow, type ReadActivity } from './activity-row.ts';

const activityTable: CsvTable<ReadActivity> = { columns: activityColumns, needed: neededColumns, key: ['aac', ({ aac }) => aac], read: readActivityRow };

/** The activities of a CSV file with a heading. Of two rows with one code, the second one is refused. @throws CsvFileError */
export const readActivityCsv = (text: string): ReadCsv<ReadActivity> => readCsv(activityTable, text);

/** The same columns for people and for the next import. */
export const writeActivityCsv = (activities: readonly ListedActivity[]): string => writeCsv(activityColumns, activities.map(activityCells));
