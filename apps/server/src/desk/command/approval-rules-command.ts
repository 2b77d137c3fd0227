import type { Pool } from '@quartermaster/database';
import { allRules, writeRules } from '../approval-rules/kept-rules.ts';
import { readRuleCsv, writeRuleCsv } from '../approval-rules/rule-csv.ts';
import type { CommandFiles } from './command-files.ts';
import { DeskCommandError } from './desk-command-error.ts';
import { importFile } from './import-file.ts';

const usage = `Usage:
  npm run approval-rules -- list
  npm run approval-rules -- import FILE.csv
  npm run approval-rules -- export FILE.csv

docs/funds-control.md says which rules there are, and which columns a file has.`;

/**
 * Runs one command about the rules of approvals, all of it or nothing, and gives what it prints.
 *
 * @throws DeskCommandError or CsvFileError that says what is wrong and what to write instead
 */
export async function approvalRulesCommand(database: Pool, [word, file, ...more]: readonly string[], files: CommandFiles, now: Date): Promise<string> {
  if (word === 'list' && file === undefined) return writeRuleCsv(await allRules(database));
  if (word === 'import' && file !== undefined && more.length === 0) {
    const { name, csv } = files.read(file);
    const { said, rejects } = await importFile(database, { command: 'npm run approval-rules', action: 'approval-rules.imported', name, read: readRuleCsv(csv), write: writeRules }, now);
    return `${said}${files.rejects(file, rejects)}\n`;
  }
  if (word === 'export' && file !== undefined && more.length === 0) {
    const all = await allRules(database);
    files.write(file, writeRuleCsv(all));
    return `${all.length} rules are in ${file}.\n`;
  }
  throw new DeskCommandError(usage);
}
