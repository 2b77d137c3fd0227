// npm run announce -- "text": tells all browsers that are connected, through the database of DATABASE_URL or the embedded one that runs.
import { join } from 'node:path';
import { StartError } from './error.ts';
import { command, root, runProgram } from './operator-command.ts';
import { readRunningDatabase } from './running-database.ts';
import { readSettings } from './settings.ts';

await command(async () => {
  const { databaseUrl, dataDir } = readSettings(process.env, [], root);
  const url = databaseUrl ?? readRunningDatabase(dataDir);
  if (url === undefined) throw new StartError(`No marketplace runs on ${dataDir}, so no browser is connected. DATA_DIR names another data folder, DATABASE_URL a PostgreSQL server.`);
  await runProgram(join(root, 'apps', 'server', 'src', 'announce.ts'), process.argv.slice(2), url);
});
