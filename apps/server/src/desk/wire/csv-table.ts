import { CsvError, parse } from 'csv-parse/sync';
import { csvCell } from './csv-cell.ts';

/** The file as a whole cannot be read: nothing of it was taken. */
export class CsvFileError extends Error {
  override readonly name: string = 'CsvFileError';
}

export interface RowProblem {
  readonly field: string;
  readonly reason: string;
}

/** One kind of rows in a CSV file with a heading. */
export interface CsvTable<Item> {
  /** In the order of an export. */
  readonly columns: readonly string[];
  /** Those that a file may not lack. */
  readonly needed: readonly string[];
  /** The column that names an item, and what it has there: of two rows with one, the second one is refused. */
  readonly key: readonly [column: string, of: (item: Item) => string];
  /** The item of a row, or all that is wrong with the row. */
  readonly read: (row: Readonly<Record<string, string | undefined>>) => { readonly item: Item } | { readonly problems: readonly RowProblem[] };
}

export interface ReadCsv<Item> {
  readonly items: readonly Item[];
  /** By line of the file, from 1; the heading is line 1. */
  readonly rejects: readonly (RowProblem & { readonly line: number })[];
  /** Rows that are not among the items. */
  readonly rejected: number;
}

interface Parsed {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** @throws CsvFileError */
export function readCsv<Item>(table: CsvTable<Item>, text: string): ReadCsv<Item> {
  const skipped: { line: number; field: string; reason: string }[] = [];
  const rows = parsed(table, text, (line, reason) => void skipped.push({ line, field: '', reason }));
  const [column, keyOf] = table.key;
  const lineOf = new Map<string, number>();
  const items: Item[] = [];
  const rejects = [...skipped];
  let rejected = skipped.length;
  for (const { record, info: { lines: line } } of rows) {
    const read = table.read(record);
    const earlier = 'item' in read ? lineOf.get(keyOf(read.item)) : undefined;
    const problems = 'problems' in read ? read.problems : earlier === undefined ? [] : [{ field: column, reason: `Line ${earlier} has ${keyOf(read.item)} already.` }];
    if (problems.length > 0) {
      rejected += 1;
      rejects.push(...problems.map((problem) => ({ line, ...problem })));
    } else if ('item' in read) {
      lineOf.set(keyOf(read.item), line);
      items.push(read.item);
    }
  }
  return { items, rejects: rejects.toSorted((one, other) => one.line - other.line), rejected };
}

function parsed({ columns, needed }: Pick<CsvTable<unknown>, 'columns' | 'needed'>, text: string, skip: (line: number, reason: string) => void): readonly Parsed[] {
  let hasHeading = false;
  const heading = (given: readonly string[]): string[] => {
    hasHeading = true;
    const names = given.map((name) => name.trim().toLowerCase());
    const missing = needed.filter((column) => !names.includes(column));
    if (missing.length > 0) throw new CsvFileError(`The heading of the file lacks ${missing.join(', ')}. The columns are ${columns.join(', ')}.`);
    return names;
  };
  try {
    const rows = parse(text, {
      bom: true, columns: heading, info: true, skip_empty_lines: true, skip_records_with_error: true, max_record_size: 100_000,
      on_skip: (error) => {
        skip(Number(error?.['lines'] ?? 0), `The line is not CSV: ${error?.message ?? 'unknown'}`);
        return undefined;
      },
    }) as unknown as readonly Parsed[];
    if (!hasHeading) throw new CsvFileError(`The file has no heading. The columns are ${columns.join(', ')}.`);
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new CsvFileError(`The file is not CSV: ${error.message}`, { cause: error });
    throw error;
  }
}

/** The same columns for people and for the next import. */
export const writeCsv = (columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => csvCell(row[column] ?? '')).join(','))].map((line) => `${line}\r\n`).join('');
