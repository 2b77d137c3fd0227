// npm run agencies -- list | import FILE | export FILE. Works on the database of DATABASE_URL.
import { runCsvCommand } from './csv-command.ts';
import { agenciesCommand } from './desk/index.ts';

await runCsvCommand('agencies', agenciesCommand);
