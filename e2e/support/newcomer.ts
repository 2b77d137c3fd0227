import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { account, type Account } from './account.ts';

const identity = join(import.meta.dirname, '..', '..', 'apps', 'identity', 'src', 'operator');

async function operatorCommand(script: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(identity, script), ...args], {
    env: { ...process.env, DATABASE_URL: process.env['E2E_DATABASE_URL'], IDENTITY_SECRET: process.env['E2E_IDENTITY_SECRET'] },
  });
  return stdout;
}

/** A person whom the identity server knows and the marketplace does not. */
export async function newcomer(givenName: string): Promise<Account> {
  const email = `${givenName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@agency.example.gov`;
  const args = ['--email', email, '--given-name', givenName, '--family-name', 'Buyer', '--agency-code', '4700', '--not-approved'];
  const made = JSON.parse(await operatorCommand('add-account.ts', args)) as { login: string; password: string; totpSecret: string };
  return account({ ...made, givenName });
}
