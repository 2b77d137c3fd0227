// npm run information:load -- FOLDER: loads into the database of DATABASE_URL, or into the embedded one, running or not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { databaseForCommand } from './database-for-command.ts';
import { StartError } from './error.ts';
import { readSettings } from './settings.ts';
import { informationLoader } from './supplied-information.ts';

const root = join(import.meta.dirname, '..', '..');
try {
  const database = await databaseForCommand(readSettings(process.env, [], root));
  try {
    // npm runs scripts at the root; a path is meant from where the person stands.
    const here = process.env['INIT_CWD'] ?? process.cwd();
    const args = process.argv.slice(2).map((argument) => (argument.startsWith('-') ? argument : resolve(here, argument)));
    const child = spawn(process.execPath, [informationLoader(root), ...args], { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url } });
    const [code] = (await once(child, 'close')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
