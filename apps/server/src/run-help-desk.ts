// npm run help-desk -- list | show | export | close | reopen | contacts. Works on the database of DATABASE_URL.
import { readFileSync, writeFileSync } from 'node:fs';
import { MigrationError, openPool } from '@quartermaster/database';
import { helpDeskCommand, HelpDeskError } from './help-desk/index.ts';
import { migrateMarketplace } from './migrate-marketplace.ts';

async function run(args: readonly string[]): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new HelpDeskError('DATABASE_URL is not set; use "npm run help-desk", or name the database in it.');
  const pool = openPool(url, { applicationName: 'quartermaster-help-desk', maxConnections: 1 });
  try {
    await migrateMarketplace(pool);
    process.stdout.write(await helpDeskCommand(pool, args, { read: readJson, write: (path, text) => writeFileSync(path, text, { mode: 0o600 }) }, new Date()));
  } finally {
    await pool.end();
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new HelpDeskError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof HelpDeskError || error instanceof MigrationError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `${message}\n` : `Nothing was changed: ${message}\n`);
  process.exitCode = 1;
}
