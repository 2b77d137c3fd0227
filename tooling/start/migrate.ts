// npm run migrate -- [--role=NAME]: brings the database up to date under the role that owns its tables, and lets the role of the servers run on it.
import { join } from 'node:path';
import { ownedDatabaseForCommand } from './database-for-command.ts';
import { command, root, runProgram } from './operator-command.ts';
import { readSettings } from './settings.ts';

const programs = ['apps/server/src/migrate.ts', 'apps/identity/src/operator/migrate.ts'];

await command(async () => {
  const database = await ownedDatabaseForCommand(readSettings(process.env, [], root));
  try {
    for (const program of programs) {
      await runProgram(join(root, program), process.argv.slice(2), database.url);
      if (process.exitCode !== 0) return;
    }
  } finally {
    await database.close();
  }
});
