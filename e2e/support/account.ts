import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { generateSync } from 'otplib';

const addAccount = join(import.meta.dirname, '..', '..', 'apps', 'identity', 'src', 'operator', 'add-account.ts');
const stepSeconds = 30;

/** The account of a person who can sign in. */
export interface Account {
  readonly login: string;
  readonly password: string;
  readonly givenName: string;
  /** A code that was not used yet. Codes work once: a second one in the same half minute is that of the next step. */
  nextCode(): Promise<string>;
}

/** The organization that a person is a member of. */
export interface Membership {
  readonly domain: string;
  /** Null: of a state or local government. */
  readonly agencyCode: string | null;
}

const sampleAgency: Membership = { domain: 'agency.example.gov', agencyCode: '4700' };

/** Makes an account with the operator's own command. `databaseUrl`: that of another marketplace than the journeys' own. */
export async function newAccount(name: string, databaseUrl = process.env['E2E_DATABASE_URL'], { domain, agencyCode }: Membership = sampleAgency): Promise<Account> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@${domain}`;
  const args = ['--email', email, '--given-name', name, '--family-name', 'Buyer', ...(agencyCode === null ? [] : ['--agency-code', agencyCode])];
  const { stdout } = await promisify(execFile)(process.execPath, [addAccount, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, IDENTITY_SECRET: process.env['E2E_IDENTITY_SECRET'] },
  });
  const made = JSON.parse(stdout) as { login: string; password: string; totpSecret: string };
  return account({ ...made, givenName: name });
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly totpSecret: string;
  readonly givenName: string;
}

/** A person whose credentials are known, with an authenticator of their own. */
export function account({ login, password, totpSecret, givenName }: Credentials): Account {
  let lastStep = 0;
  return {
    login,
    password,
    givenName,
    async nextCode() {
      const now = () => Math.floor(Date.now() / 1000 / stepSeconds);
      const step = Math.max(now(), lastStep + 1);
      // One step ahead of the clock is accepted, two are not.
      while (step > now() + 1) await setTimeout(500);
      lastStep = step;
      return generateSync({ secret: totpSecret, epoch: step * stepSeconds, period: stepSeconds });
    },
  };
}
