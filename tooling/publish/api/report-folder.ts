import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder of reports that are missing, are out of date, or belong to nothing that is exported any more. */
export function staleReports(folder: string, reports: ReadonlyMap<string, string>): string[] {
  const written = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...reports.keys(), ...written])]
    .filter((file) => !written.includes(file) || readFileSync(join(folder, file), 'utf8') !== reports.get(file))
    .toSorted();
}

/** Writes the files that are named, and removes those of them without a report. */
export function writeReports(folder: string, reports: ReadonlyMap<string, string>, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const report = reports.get(file);
    if (report === undefined) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), report);
  }
}
