// npm run member-domains -- list | missing | add | retire | activate | import FILE | export FILE. Works on the database of DATABASE_URL.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CsvFileError, DeskCommandError, memberDomainsCommand } from './desk/index.ts';
import { readTextFile, runOperatorCommand, writeRejects } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-member-domains',
  usual: 'npm run member-domains',
  Refusal: DeskCommandError,
  prepare: (args) => {
    const files = {
      read: (file: string) => ({ name: basename(file), csv: readTextFile(file, DeskCommandError) }),
      write: (file: string, text: string) => writeFileSync(file, text),
      rejects: writeRejects,
    };
    return async (pool) => {
      try {
        process.stdout.write(await memberDomainsCommand(pool, args, files, new Date()));
      } catch (error) {
        throw error instanceof CsvFileError ? new DeskCommandError(error.message) : error;
      }
    };
  },
});
