// npm run stores:traits -- STORE [FILE]. Works on the database of DATABASE_URL.
import { readFileSync } from 'node:fs';
import { MigrationError, openPool } from '@quartermaster/database';
import { migrateMarketplace } from './migrate-marketplace.ts';
import { TraitsError, traitsCommand } from './stores/traits-command.ts';

async function run(args: readonly string[]): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new TraitsError('DATABASE_URL is not set; use "npm run stores:traits -- STORE FILE", or name the database in it.');
  const pool = openPool(url, { applicationName: 'quartermaster-stores', maxConnections: 1 });
  try {
    await migrateMarketplace(pool);
    process.stdout.write(`${JSON.stringify(await traitsCommand(pool, args, readJson), null, 2)}\n`);
  } finally {
    await pool.end();
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new TraitsError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof TraitsError || error instanceof MigrationError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `${message}\n` : `Nothing was changed: ${message}\n`);
  process.exitCode = 1;
}
