import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The account that a visitor signs in with. */
export interface DemoAccount {
  readonly name: string;
  readonly login: string;
  readonly password: string;
  readonly totpSecret: string;
  /** The code that an authenticator app shows now. */
  readonly currentCode: string;
}

/** Asks the identity server's own program for the demo accounts. */
export async function listDemoAccounts(script: string, databaseUrl: string, secret: string | undefined): Promise<DemoAccount[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: { ...process.env, DATABASE_URL: databaseUrl, IDENTITY_SECRET: secret } });
  return JSON.parse(stdout) as DemoAccount[];
}
