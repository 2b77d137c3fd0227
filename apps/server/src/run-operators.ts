// npm run operators -- list | add | role | remove. Works on the database of DATABASE_URL.
import { DeskCommandError, operatorsCommand } from './desk/index.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-operators',
  usual: 'npm run operators',
  Refusal: DeskCommandError,
  prepare: (args) => async (pool) => void process.stdout.write(await operatorsCommand(pool, args, new Date())),
});
