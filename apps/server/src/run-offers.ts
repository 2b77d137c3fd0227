// npm run offers -- list | off-sale | put-back. Works on the database of DATABASE_URL.
import { DeskCommandError, offersCommand } from './desk/index.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-offers',
  usual: 'npm run offers',
  Refusal: DeskCommandError,
  prepare: (args) => async (pool) => void process.stdout.write(await offersCommand(pool, args, new Date())),
});
