import { CsvError, parse } from 'csv-parse/sync';

/** The file as a whole cannot be read: nothing of it was taken. The message is for who chose the file. */
export class CsvFileError extends Error {
  override readonly name: string = 'CsvFileError';
}

interface CsvRow {
  /** By column, in small letters. */
  readonly record: Readonly<Record<string, string>>;
  /** Of the file, from 1; the heading is line 1. */
  readonly line: number;
}

interface Parsed {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** Bytes of one row: the longest text that operators write has 100,000 characters, of up to three bytes each, and other cells are beside it. */
const longestRow = 400_000;

/**
 * The rows of a CSV file with a heading, and the lines that are none.
 *
 * @param columns all columns, as a message names them
 * @param needed those that the heading must have
 * @throws CsvFileError
 */
export function readCsvRows(text: string, columns: readonly string[], needed: readonly string[]): { readonly rows: readonly CsvRow[]; readonly skipped: readonly { readonly line: number; readonly reason: string }[] } {
  const skipped: { line: number; reason: string }[] = [];
  const known = `The columns are ${columns.join(', ')}.`;
  let hasHeading = false;
  function heading(names: readonly string[]): string[] {
    hasHeading = true;
    const found = names.map((name) => name.trim().toLowerCase());
    const missing = needed.filter((column) => !found.includes(column));
    if (missing.length > 0) throw new CsvFileError(`The heading of the file lacks ${missing.join(', ')}. ${known}`);
    return found;
  }
  try {
    const rows = parse(text, {
      bom: true, columns: heading, info: true, skip_empty_lines: true, skip_records_with_error: true, max_record_size: longestRow,
      on_skip: (error) => {
        skipped.push({ line: Number(error?.['lines'] ?? 0), reason: `The line is not CSV: ${error?.message ?? 'unknown'}` });
        return undefined;
      },
    }) as unknown as readonly Parsed[];
    if (!hasHeading) throw new CsvFileError(`The file has no heading. ${known}`);
    return { rows: rows.map(({ record, info }) => ({ record, line: info.lines })), skipped };
  } catch (error) {
    if (error instanceof CsvError) throw new CsvFileError(`The file is not CSV: ${error.message}`, { cause: error });
    throw error;
  }
}
