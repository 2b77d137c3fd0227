import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { uncovered } from '../csv/index.ts';
import type { SourceRow } from './read-json-lines.ts';
import { offerOf, productOf, type CsvRow } from './csv-row.ts';
import { csvPlace } from './place.ts';

/** Columns whose names go on with a name of the file's own. */
const prefixes = ['attr:', 'option:'];
const prefixOf = (name: string): string | undefined => prefixes.find((prefix) => name.trim().toLowerCase().startsWith(prefix));

/** The file as a whole cannot be read. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

interface Parsed {
  readonly record: CsvRow;
  readonly info: { readonly lines: number };
}

/**
 * Rows of a CSV file with a heading. Rows of one product that follow each other are its offers and become one row; the
 * first one says the product.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const skipped: { readonly line: number; readonly problem: string }[] = [];
  /** As the file has them, by the names that are known. */
  const headings = new Map<string, string>();
  const parser = parse({
    bom: true,
    columns: (heading: string[]) => checkHeading(heading, headings),
    info: true,
    max_record_size: 4_000_000,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void skipped.push({ line: Number(error?.['lines'] ?? 0), problem: `The line is not CSV: ${error?.message ?? 'unknown'}` }),
  });
  const source = Readable.from(bytes);
  source.on('error', (error) => parser.destroy(error));
  let open: { line: number; row: CsvRow; offers: unknown[]; offerLines: number[] } | undefined;
  const close = (): SourceRow[] => {
    if (open === undefined) return [];
    const { line, row, offers, offerLines } = open;
    return [{ line, raw: productOf(row, offers), placeOf: (path) => csvPlace(path, { headings, offerLines }) }];
  };
  try {
    for await (const { record: cells, info } of source.pipe(parser) as AsyncIterable<Parsed>) {
      const record = withoutCovers(cells);
      yield* skipped.splice(0);
      const offer = offerOf(record);
      if (open !== undefined && open.row['id'] === record['id'] && offer !== undefined) {
        open.offers.push(offer);
        open.offerLines.push(info.lines);
        continue;
      }
      yield* close();
      open = { line: info.lines, row: record, ...(offer === undefined ? { offers: [], offerLines: [] } : { offers: [offer], offerLines: [info.lines] }) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportFileError(`The file is not CSV: ${error.message}`, { cause: error });
    throw error;
  }
  yield* skipped.splice(0);
  yield* close();
}

/** Cells without the quote that an export put before what a spreadsheet would take for a formula. Hardly a row has one. */
const withoutCovers = (cells: CsvRow): CsvRow =>
  Object.values(cells).some((cell) => cell.startsWith("'")) ? Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, uncovered(cell)])) : cells;

function checkHeading(heading: readonly string[], headings: Map<string, string>): string[] {
  const names = heading.map((name) => (prefixOf(name) === undefined ? name.trim().toLowerCase() : name.trim()));
  const missing = ['id', 'name'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new ImportFileError(`The heading of the CSV file lacks the ${missing.length > 1 ? 'columns' : 'column'} ${missing.map((name) => `'${name}'`).join(' and ')}. docs/catalog-import.md lists the columns.`);
  }
  for (const [index, name] of names.entries()) {
    const prefix = prefixOf(name);
    headings.set(prefix === undefined ? name : `${prefix}${name.slice(prefix.length).trim()}`, heading[index]?.trim() ?? name);
  }
  return names;
}
