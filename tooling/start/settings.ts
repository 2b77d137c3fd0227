import { resolve } from 'node:path';
import { developmentPort } from '@quartermaster/contracts';
import { StartError } from './error.ts';

/** The decisions of the environment and the command line about one start. */
export interface Settings {
  /** Web and API. */
  readonly port: number;
  readonly identityPort: number;
  readonly dataDir: string;
  /** A real PostgreSQL, or undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Where browsers reach the marketplace, without a trailing slash. */
  readonly webOrigin: string;
  /** The identity provider's address as browsers and the marketplace see it. */
  readonly identityIssuer: string;
  /** The provider of this repository runs too, unless an external one is named. */
  readonly ownIdentity: boolean;
  /** Where the smart-card reader for trials listens; null where the operator has one of their own, or wants none. */
  readonly trialReaderPort: number | null;
  readonly demoAccounts: boolean;
  /** Development servers of store owners, from which demo accounts may sign in; the servers read the list. */
  readonly developmentOrigins: string;
  readonly sampleCatalog: boolean;
  /** Empty the data folder first. */
  readonly reset: boolean;
}

/**
 * @throws StartError for the first value that cannot be used, naming it
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, argv: readonly string[], cwd: string): Settings {
  const unknown = argv.find((argument) => argument !== '--reset');
  if (unknown !== undefined) throw new StartError(`${unknown} is not known; the only option is --reset, which empties the data folder first.`);
  const port = readPort(env, 'PORT', 8080);
  const identityPort = readPort(env, 'IDENTITY_PORT', 8081);
  if (port === identityPort) throw new StartError(`PORT and IDENTITY_PORT are both ${port}; give them different numbers.`);
  const databaseUrl = env['DATABASE_URL'] === '' ? undefined : env['DATABASE_URL'];
  const issuer = env['IDENTITY_ISSUER'] === '' ? undefined : env['IDENTITY_ISSUER'];
  const embedded = databaseUrl === undefined;
  const isTrial = embedded && issuer === undefined;
  if (!embedded && argv.includes('--reset')) throw new StartError('--reset empties the embedded database, but DATABASE_URL names another one; empty that one with its own tools, or unset DATABASE_URL.');
  return {
    port,
    identityPort,
    dataDir: resolve(cwd, env['DATA_DIR'] ?? '.data'),
    databaseUrl,
    webOrigin: env['WEB_ORIGIN'] ?? `http://localhost:${port}`,
    identityIssuer: issuer ?? `http://localhost:${identityPort}`,
    ownIdentity: readSwitch(env, 'OWN_IDENTITY', issuer === undefined),
    // Accounts whose passwords a terminal shows, and products that are not for sale, belong in a trial alone.
    demoAccounts: isTrial,
    developmentOrigins: env['DEVELOPMENT_ORIGINS'] ?? (isTrial ? `http://localhost:${developmentPort}` : ''),
    // An operator's own reader brings its own files.
    trialReaderPort: readSwitch(env, 'TRIAL_CARD_READER', isTrial && !env['PIV_READER_CA_FILE']) ? readPort(env, 'PIV_READER_PORT', freeBeside(identityPort, port)) : null,
    sampleCatalog: readSwitch(env, 'SAMPLE_CATALOG', embedded),
    reset: argv.includes('--reset'),
  };
}

/** The next port that is none of ours. */
const freeBeside = (identityPort: number, port: number): number => (identityPort + 1 === port ? port + 1 : identityPort + 1);

function readPort(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = env[name] ?? String(otherwise);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) throw new StartError(`${name} is "${text}"; use a port number from 1 to 65535.`);
  return port;
}

function readSwitch(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: boolean): boolean {
  const text = env[name] ?? (otherwise ? '1' : '0');
  if (text !== '0' && text !== '1') throw new StartError(`${name} is "${text}"; use 1 for on or 0 for off.`);
  return text === '1';
}
