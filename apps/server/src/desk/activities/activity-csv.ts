import type { ListedActivity } from '@quartermaster/contracts-desk';
import { CsvError, parse } from 'csv-parse/sync';
import { csvCell } from '../wire/csv-cell.ts';
import { activityCells, activityColumns, neededColumns, readActivityRow, type RowProblem } from './activity-row.ts';

/** The file as a whole cannot be read: nothing of it was taken. */
export class ActivityFileError extends Error {
  override readonly name = 'ActivityFileError';
}

export interface ReadFile {
  readonly activities: readonly ListedActivity[];
  /** By line of the file, from 1; the heading is line 1. */
  readonly rejects: readonly (RowProblem & { readonly line: number })[];
  /** Rows that are not among the activities. */
  readonly rejected: number;
}

interface Parsed {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** The activities of a CSV file with a heading. Of two rows with one code, the second one is refused. @throws ActivityFileError */
export function readActivityCsv(text: string): ReadFile {
  const skipped: { line: number; field: string; reason: string }[] = [];
  const rows = parsed(text, (line, reason) => void skipped.push({ line, field: '', reason }));
  const lineOf = new Map<string, number>();
  const activities: ListedActivity[] = [];
  const rejects = [...skipped];
  let rejected = skipped.length;
  for (const { record, info: { lines: line } } of rows) {
    const read = readActivityRow(record);
    const problems = 'problems' in read ? read.problems : repeated(read.activity.aac, lineOf);
    if (problems.length > 0) {
      rejected += 1;
      rejects.push(...problems.map((problem) => ({ line, ...problem })));
    } else if ('activity' in read) {
      lineOf.set(read.activity.aac, line);
      activities.push(read.activity);
    }
  }
  return { activities, rejects: rejects.toSorted((one, other) => one.line - other.line), rejected };
}

const repeated = (aac: string, lineOf: ReadonlyMap<string, number>): readonly RowProblem[] =>
  lineOf.has(aac) ? [{ field: 'aac', reason: `Line ${lineOf.get(aac)} has ${aac} already.` }] : [];

function parsed(text: string, skip: (line: number, reason: string) => void): readonly Parsed[] {
  let hasHeading = false;
  const heading = (names: readonly string[]): string[] => {
    hasHeading = true;
    return checkedHeading(names);
  };
  try {
    const rows = parse(text, {
      bom: true, columns: heading, info: true, skip_empty_lines: true, skip_records_with_error: true, max_record_size: 100_000,
      on_skip: (error) => {
        skip(Number(error?.['lines'] ?? 0), `The line is not CSV: ${error?.message ?? 'unknown'}`);
        return undefined;
      },
    }) as unknown as readonly Parsed[];
    if (!hasHeading) throw new ActivityFileError(`The file has no heading. The columns are ${activityColumns.join(', ')}.`);
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new ActivityFileError(`The file is not CSV: ${error.message}`, { cause: error });
    throw error;
  }
}

function checkedHeading(heading: readonly string[]): string[] {
  const names = heading.map((name) => name.trim().toLowerCase());
  const missing = neededColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new ActivityFileError(`The heading of the file lacks ${missing.join(', ')}. The columns are ${activityColumns.join(', ')}.`);
  return names;
}

/** The same columns for people and for the next import. */
export const writeActivityCsv = (activities: readonly ListedActivity[]): string =>
  [activityColumns.join(','), ...activities.map((activity) => inOrder(activity).map(csvCell).join(','))].map((line) => `${line}\r\n`).join('');

const inOrder = (activity: ListedActivity): readonly string[] => {
  const cells = activityCells(activity);
  return activityColumns.map((column) => cells[column]);
};
