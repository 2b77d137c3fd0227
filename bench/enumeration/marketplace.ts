import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, testDatabases } from '@quartermaster/database/testing';

const apps = join(import.meta.dirname, '..', '..', 'apps');
const secret = 'the secret of an identity server that is measured';
const deskSecret = 'the-secret-of-the-desk-of-a-marketplace-that-is-measured';
/** Nothing waits: all limits are counted, and none is reached. */
const wide = '10000/1';
/** One try of a day: after it the identity server says nothing of a password before the code. */
const spent = '1/86400';

export interface MeasuredMarketplace {
  readonly databaseUrl: string;
  readonly web: string;
  readonly identity: string;
  /** The identity server beside it, whose limit of a network is used up by the first try. */
  readonly silentIdentity: string;
  /** The address of an account that is set up, and may use the marketplace, and its password. */
  readonly known: string;
  readonly password: string;
  readonly totpSecret: string;
  close(): Promise<void>;
}

/** A marketplace, two identity servers and an account on an empty database of their own. */
export async function openMeasuredMarketplace(): Promise<MeasuredMarketplace> {
  const [kind] = testDatabases(process.env['TEST_DATABASE'] ?? 'postgresql');
  if (kind === undefined) throw new Error('There is no database to measure on.');
  const database = await kind.open();
  const children: ChildProcess[] = [];
  const start = async (app: string, env: Readonly<Record<string, string>>): Promise<void> => {
    const child = fork(join(apps, app, 'src', 'main.ts'), [], { execArgv: ['--disable-warning=ExperimentalWarning'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { PATH: process.env['PATH'], DATABASE_URL: database.url, LOG_LEVEL: 'error', NODE_ENV: 'production', ...env } });
    children.push(child);
    const [message] = (await once(child, 'message')) as [{ ready?: boolean; error?: string }];
    if (message.ready !== true) throw new Error(message.error);
  };
  const [webPort, identityPort, silentPort] = [await freePort(), await freePort(), await freePort()];
  const [web, identity, silentIdentity] = [webPort, identityPort, silentPort].map((port) => `http://localhost:${port}`) as [string, string, string];
  const limits = Object.fromEntries(['ACCOUNT_AND_NETWORK', 'ACCOUNT', 'NETWORK', 'CODES', 'MAIL_TO', 'MAIL_FROM', 'REQUESTS'].map((name) => [`IDENTITY_LIMIT_${name}`, wide]));
  const provider = { IDENTITY_SECRET: secret, IDENTITY_DESK_SECRET: deskSecret, WEB_ORIGIN: web, ...limits };
  await start('identity', { ...provider, IDENTITY_PORT: String(identityPort), IDENTITY_ISSUER: identity });
  await start('identity', { ...provider, IDENTITY_PORT: String(silentPort), IDENTITY_ISSUER: silentIdentity, IDENTITY_LIMIT_NETWORK: spent });
  const calls = Object.fromEntries(['ALL', 'SIGN_IN', 'MESSAGES', 'SESSIONS'].map((name) => [`RATE_LIMIT_${name}`, '1000000']));
  await start('server', { PORT: String(webPort), WEB_ORIGIN: web, IDENTITY_ISSUER: identity, COOKIE_SECRET: 'a secret of at least 32 characters', OAUTH_DESK_CLIENT_SECRET: deskSecret, REGISTRATION_AT_ONCE: '1', ...calls });
  const known = 'known.buyer@agency.example.gov';
  const { stdout } = await promisify(execFile)(process.execPath, [join(apps, 'identity', 'src', 'operator', 'add-account.ts'), '--email', known, '--given-name', 'Known', '--family-name', 'Buyer', '--agency-code', '4700'], { env: { PATH: process.env['PATH'], DATABASE_URL: database.url, IDENTITY_SECRET: secret } });
  const { password, totpSecret } = JSON.parse(stdout) as { password: string; totpSecret: string };
  return {
    databaseUrl: database.url, web, identity, silentIdentity, known, password, totpSecret,
    async close() {
      for (const child of children) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await database.close();
    },
  };
}
