import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { generateSync } from 'otplib';

const makeAccounts = join(import.meta.dirname, '..', '..', 'apps', 'identity', 'src', 'testing', 'make-accounts.ts');
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

/** The processes that make accounts, by their database: one for all journeys of this process. */
const makers = new Map<string, ChildProcess>();

function makerFor(databaseUrl: string): ChildProcess {
  const known = makers.get(databaseUrl);
  if (known?.connected === true) return known;
  const maker = fork(makeAccounts, [], { env: { ...process.env, DATABASE_URL: databaseUrl, IDENTITY_SECRET: process.env['E2E_IDENTITY_SECRET'] }, execArgv: [] });
  // It ends with this process, and does not keep it.
  maker.unref();
  maker.channel?.unref();
  makers.set(databaseUrl, maker);
  return maker;
}

/** What the person of this address signs in with. @throws Error with what the process said */
async function made(maker: ChildProcess, asked: { readonly email: string; readonly givenName: string; readonly agencyCode: string }): Promise<Pick<Credentials, 'password' | 'totpSecret'>> {
  return new Promise((resolve, reject) => {
    const over = (): void => void maker.off('message', answered).off('exit', ended);
    const answered = (answer: { readonly email: string; readonly error?: string; readonly password: string; readonly totpSecret: string }): void => {
      if (answer.email !== asked.email) return;
      over();
      if (answer.error === undefined) resolve(answer);
      else reject(new Error(answer.error));
    };
    const ended = (code: number | null): void => {
      over();
      reject(new Error(`The process that makes accounts ended with code ${code}.`));
    };
    maker.on('message', answered).on('exit', ended);
    maker.send(asked);
  });
}

/** Makes an account. `databaseUrl`: that of another marketplace than the journeys' own. */
export async function newAccount(givenName: string, databaseUrl = process.env['E2E_DATABASE_URL'] ?? '', { domain, agencyCode }: Membership = sampleAgency): Promise<Account> {
  const email = `${givenName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@${domain}`;
  const { password, totpSecret } = await made(makerFor(databaseUrl), { email, givenName, agencyCode: agencyCode ?? '' });
  return account({ login: email, password, totpSecret, givenName });
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
