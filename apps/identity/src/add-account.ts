// Adds an account and prints, once, what its owner needs to sign in:
//   DATABASE_URL=... node src/add-account.ts --email name@agency.gov --given-name NAME --family-name NAME --agency-code 4700
import { randomUUID } from 'node:crypto';
import { openPool } from '@quartermaster/database';
import { createAccount } from './accounts/create.ts';
import { newAccountUsage, readNewAccountOptions } from './accounts/new-account-options.ts';
import { readablePassword } from './accounts/readable-password.ts';
import { newTotpSecret } from './accounts/totp.ts';
import { systemClock } from './clock.ts';

async function add(url: string | undefined, args: string[]): Promise<void> {
  if (!url) throw new Error('DATABASE_URL is not set. Give the address of the database that the identity server uses.');
  const options = readNewAccountOptions(args);
  const made = { login: options.email, password: readablePassword(), totpSecret: newTotpSecret() };
  const pool = openPool(url, { maxConnections: 1, applicationName: 'quartermaster-add-account' });
  try {
    const isNew = await createAccount(pool, { id: randomUUID(), ...options, ...made }, systemClock.now());
    if (!isNew) throw new Error(`There is an account for ${options.email} already. Nothing was changed.`);
  } finally {
    await pool.end();
  }
  process.stdout.write(`${JSON.stringify(made, undefined, 2)}\n`);
}

try {
  await add(process.env['DATABASE_URL'], process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: ${newAccountUsage}\n`);
  process.exitCode = 1;
}
