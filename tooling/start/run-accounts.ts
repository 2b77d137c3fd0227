// npm run accounts -- COMMAND: accounts of our own identity server, in the database of DATABASE_URL or in the embedded one, running or not.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { databaseForCommand } from './database-for-command.ts';
import { StartError } from './error.ts';
import { identitySecret } from './identity-secret.ts';
import { command, root, runProgram } from './operator-command.ts';
import { readSettings } from './settings.ts';

const operator = join(root, 'apps', 'identity', 'src', 'operator');

/** What is done by a program of its own. */
const own: Readonly<Record<string, string>> = { add: 'add-account.ts', approve: 'approve-account.ts' };

await command(async () => {
  const settings = readSettings(process.env, [], root);
  if (!settings.ownIdentity) throw new StartError(`Accounts are those of the identity provider ${settings.identityIssuer}; manage them there.`);
  const [word = '', ...rest] = process.argv.slice(2);
  const database = await databaseForCommand(settings);
  try {
    process.env['IDENTITY_SECRET'] = identitySecret(process.env, settings.dataDir);
    const program = own[word];
    if (program !== undefined) return await runProgram(join(operator, program), rest, database.url);
    const signedOut = await changeAccount(database.url);
    // Where that fails, sessions of the marketplace end with their tokens; the command says so and can be run again.
    if (signedOut !== null) await runProgram(join(root, 'apps', 'server', 'src', 'end-sessions.ts'), [signedOut], database.url);
  } finally {
    await database.close();
  }
});

/** Runs the command; gives the account whose sessions at the marketplace are to end, if any. */
async function changeAccount(databaseUrl: string): Promise<string | null> {
  const child = fork(join(operator, 'accounts.ts'), process.argv.slice(2), { execArgv: [], env: { ...process.env, DATABASE_URL: databaseUrl } });
  let signedOut: string | null = null;
  child.on('message', (message: { signedOut: string }) => (signedOut = message.signedOut));
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
  return code === 0 ? signedOut : null;
}
