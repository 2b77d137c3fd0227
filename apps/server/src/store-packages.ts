// Installs, shows, rolls back, removes and lists stores that are shipped alone, in the database of DATABASE_URL. Writes JSON.
import { MigrationError, openPool } from '@quartermaster/database';
import { DeskCommandError, finishAddition } from './desk/index.ts';
import { migrateMarketplace } from './migrate-marketplace.ts';
import { AssortmentError } from './stores/assortment/index.ts';
import { packageCommand } from './store-packages/package-command.ts';
import { StorePackageError } from './store-packages/store-package-error.ts';

async function run(args: readonly string[]): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new StorePackageError('DATABASE_URL is not set. Give the address of the PostgreSQL database.');
  const pool = openPool(url, { applicationName: 'quartermaster-stores', maxConnections: 1 });
  try {
    await migrateMarketplace(pool);
    const now = new Date();
    const told = await packageCommand(pool, args, now, { webOrigin: process.env['WEB_ORIGIN'], finishRequest: (connection, request, change) => finishAddition(connection, request, change, now) });
    process.stdout.write(`${JSON.stringify(told)}\n`);
  } finally {
    await pool.end();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof StorePackageError || error instanceof DeskCommandError || error instanceof AssortmentError || error instanceof MigrationError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `${message}\n` : `Nothing was changed: ${message}\n`);
  process.exitCode = 1;
}
