// npm run announce -- "text": tells everybody who is connected, through the database of DATABASE_URL or the embedded one that runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartError } from './error.ts';
import { readRunningDatabase } from './running-database.ts';
import { readSettings } from './settings.ts';

const root = join(import.meta.dirname, '..', '..');
try {
  const { databaseUrl, dataDir } = readSettings(process.env, [], root);
  const url = databaseUrl ?? readRunningDatabase(dataDir);
  if (url === undefined) throw new StartError(`No marketplace runs on ${dataDir}: nobody is connected. DATA_DIR names another data folder, DATABASE_URL a PostgreSQL server.`);
  const program = join(root, 'apps', 'server', 'src', 'announce.ts');
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } });
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
