// npm run member-domains -- list | missing | add | retire | activate | import FILE | export FILE. Works on the database of DATABASE_URL.
import { runCsvCommand } from './csv-command.ts';
import { memberDomainsCommand } from './desk/index.ts';

await runCsvCommand('member-domains', memberDomainsCommand);
