import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { packageFile } from './folder.ts';

/** The rows of a CSV file of this package, by column name. */
export function readTable<Column extends string>(path: string, columns: readonly Column[]): Record<Column, string>[] {
  const rows = parse(readFileSync(packageFile(path), 'utf8'), { columns: true }) as Record<string, string>[];
  return rows.map((row, index) => {
    const read = {} as Record<Column, string>;
    for (const column of columns) {
      const value = row[column];
      if (value === undefined) throw new Error(`${path}, row ${index + 2}: there is no column '${column}'.`);
      read[column] = value;
    }
    return read;
  });
}
