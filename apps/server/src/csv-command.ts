import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Pool } from '@quartermaster/database';
import { CsvFileError, DeskCommandError } from './desk/index.ts';
import { readTextFile, runOperatorCommand, writeRejects } from './operator-command.ts';

const files = {
  read: (file: string) => ({ name: basename(file), csv: readTextFile(file, DeskCommandError) }),
  write: (file: string, text: string) => writeFileSync(file, text),
  rejects: writeRejects,
};

/**
 * Runs a command about a list that is kept in CSV files, too.
 *
 * @param name of the command, as `npm run` knows it
 */
export const runCsvCommand = (name: string, command: (pool: Pool, args: readonly string[], given: typeof files, now: Date) => Promise<string>): Promise<void> =>
  runOperatorCommand({
    applicationName: `quartermaster-${name}`,
    usual: `npm run ${name}`,
    Refusal: DeskCommandError,
    prepare: (args) => async (pool) => {
      try {
        process.stdout.write(await command(pool, args, files, new Date()));
      } catch (error) {
        throw error instanceof CsvFileError ? new DeskCommandError(error.message) : error;
      }
    },
  });
