// npm run synonyms -- list | add | change | remove | import FILE | export FILE | searches. Works on the database of DATABASE_URL.
import { runCsvCommand } from './csv-command.ts';
import { synonymsCommand } from './desk/index.ts';

await runCsvCommand('synonyms', synonymsCommand);
