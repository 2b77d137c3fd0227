// npm run help-desk -- list | show | export | close | reopen | contacts. Works on the database of DATABASE_URL.
import { writeFileSync } from 'node:fs';
import { helpDeskCommand, HelpDeskError } from './help-desk/index.ts';
import { readJsonFile, runOperatorCommand } from './operator-command.ts';

const files = {
  read: (file: string): unknown => readJsonFile(file, HelpDeskError),
  // Names and addresses of people are for the operator alone.
  write: (file: string, text: string): void => writeFileSync(file, text, { mode: 0o600 }),
};

await runOperatorCommand({
  applicationName: 'quartermaster-help-desk',
  usual: 'npm run help-desk',
  Refusal: HelpDeskError,
  prepare: (args) => async (pool) => void process.stdout.write(await helpDeskCommand(pool, args, files, new Date())),
});
