// Lets an account that was made with --not-approved use the marketplace:
//   DATABASE_URL=... node src/approve-account.ts name@agency.gov
import { openPool } from '@quartermaster/database';
import { approveAccount } from './accounts/approve.ts';
import { systemClock } from './clock.ts';

async function approve(url: string | undefined, [login, ...rest]: string[]): Promise<void> {
  if (!url) throw new Error('DATABASE_URL is not set. Give the address of the database that the identity server uses.');
  if (login === undefined || rest.length > 0) throw new Error('Give one login.');
  const pool = openPool(url, { maxConnections: 1, applicationName: 'quartermaster-approve-account' });
  try {
    if (!(await approveAccount(pool, login, systemClock.now()))) throw new Error(`There is no account for ${login}. Nothing was changed.`);
  } finally {
    await pool.end();
  }
  process.stdout.write(`${login} may use the marketplace.\n`);
}

try {
  await approve(process.env['DATABASE_URL'], process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: node src/approve-account.ts name@agency.gov\n`);
  process.exitCode = 1;
}
