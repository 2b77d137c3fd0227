// Ends all sessions of an account, by the identity server's id of it: node src/end-sessions.ts SUBJECT. Works on the database of DATABASE_URL.
import { DeskCommandError, endAccountSessions } from './desk/index.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-end-sessions',
  usual: 'npm run accounts',
  Refusal: DeskCommandError,
  prepare([subject, ...more]) {
    if (subject === undefined || more.length > 0) throw new DeskCommandError('Name one subject: node src/end-sessions.ts SUBJECT.');
    return async (pool) => void process.stdout.write(await endAccountSessions(pool, subject, new Date()));
  },
});
