import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newAccount, type Account } from './account.ts';

const program = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'run-operators.ts');

/** A person of their own who may do everything at the desk. `databaseUrl`: that of another marketplace than the journeys' own. */
export async function newOperator(databaseUrl = process.env['E2E_DATABASE_URL'] ?? ''): Promise<Account> {
  const account = await newAccount('Operator', databaseUrl);
  await promisify(execFile)(process.execPath, [program, 'add', account.login, '--role', 'administrator'], { env: { ...process.env, DATABASE_URL: databaseUrl } });
  return account;
}
