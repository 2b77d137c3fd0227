// Prints the demo accounts of this deployment as JSON, with the codes of this moment:
//   DATABASE_URL=... node src/demo-accounts.ts
import { openPool } from '@quartermaster/database';
import { listDemoAccounts } from './accounts/demo.ts';
import { systemClock } from './clock.ts';

const url = process.env['DATABASE_URL'];
if (url) {
  const pool = openPool(url, { maxConnections: 1, applicationName: 'quartermaster-demo-accounts' });
  try {
    process.stdout.write(`${JSON.stringify(await listDemoAccounts(pool, systemClock.now()), undefined, 2)}\n`);
  } finally {
    await pool.end();
  }
} else {
  process.stderr.write('DATABASE_URL is not set. Give the address of the database that the identity server uses.\n');
  process.exitCode = 1;
}
