// npm run approval-rules -- list | import FILE | export FILE. Works on the database of DATABASE_URL.
import { runCsvCommand } from './csv-command.ts';
import { approvalRulesCommand } from './desk/index.ts';

await runCsvCommand('approval-rules', approvalRulesCommand);
