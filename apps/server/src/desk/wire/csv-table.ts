import { csvText, readCsvRows, uncovered } from '../../csv/index.ts';

export { CsvFileError } from '../../csv/index.ts';

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

/** @throws CsvFileError */
export function readCsv<Item>(table: CsvTable<Item>, text: string): ReadCsv<Item> {
  const { rows, skipped } = readCsvRows(text, table.columns, table.needed);
  const [column, keyOf] = table.key;
  const lineOf = new Map<string, number>();
  const items: Item[] = [];
  const rejects = skipped.map(({ line, reason }): ReadCsv<Item>['rejects'][number] => ({ line, field: '', reason }));
  let rejected = skipped.length;
  for (const { record, line } of rows) {
    // As it was written: a file that was saved here has a quote before what looks like a formula.
    const read = table.read(Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, uncovered(cell)])));
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

/** The same columns for people and for the next import. */
export const writeCsv = (columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string =>
  csvText([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
