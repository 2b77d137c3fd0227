import type { Pool } from '@quartermaster/database';
import { readAgencyCsv, writeAgencyCsv } from '../agencies/agency-csv.ts';
import { allAgencies, writeAgencies } from '../agencies/agency-list.ts';
import type { CommandFiles } from './command-files.ts';
import { DeskCommandError } from './desk-command-error.ts';
import { importFile } from './import-file.ts';

const usage = `Usage:
  npm run agencies -- list
  npm run agencies -- import FILE.csv
  npm run agencies -- export FILE.csv

A file has the columns code, domains (with blanks between them) and bureaus (with semicolons). An import sets them for the agencies that it names; docs/desk.md says more.`;

/**
 * Runs one command about the agencies, all of it or nothing, and gives what it prints.
 *
 * @throws DeskCommandError or CsvFileError that says what is wrong and what to write instead
 */
export async function agenciesCommand(database: Pool, args: readonly string[], files: CommandFiles, now: Date): Promise<string> {
  const [word, file, ...more] = args;
  const agencies = await allAgencies(database);
  if (word === 'list' && file === undefined) return agencies.map(({ code, name, emailDomains, bureaus }) => `${code}  ${name}  ${emailDomains.join(' ') || 'no domain'}  ${bureaus.length} bureaus\n`).join('') || 'No agency is listed.\n';
  if (file === undefined || more.length > 0) throw new DeskCommandError(usage);
  if (word === 'import') {
    const { name, csv } = files.read(file);
    const { said, rejects } = await importFile(database, { command: 'npm run agencies', action: 'agency.imported', name, read: readAgencyCsv(csv, agencies), write: writeAgencies }, now);
    return `${said}${files.rejects(file, rejects)}\n`;
  }
  if (word !== 'export') throw new DeskCommandError(usage);
  files.write(file, writeAgencyCsv(agencies));
  return `${agencies.length} agencies are in ${file}.\n`;
}
