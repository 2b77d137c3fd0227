import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
  /** The same PostgreSQL under the role that owns the tables, for what changes them; undefined where one role does all. */
  readonly migrationsDatabaseUrl: string | undefined;
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
  /** Packages of stores that are added at the desk are checked by this start: their code is run in a browser of this machine. */
  readonly packageChecker: boolean;
  /** Marketplace server processes behind the one port. */
  readonly processes: number;
  /** Empty the data folder first. */
  readonly reset: boolean;
}

/**
 * @throws StartError for the first value that cannot be used, naming it
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, argv: readonly string[], cwd: string): Settings {
  const options = readOptions(argv);
  const port = readPort(env, 'PORT', 8080);
  const identityPort = readPort(env, 'IDENTITY_PORT', 8081);
  if (port === identityPort) throw new StartError(`PORT and IDENTITY_PORT are both ${port}; give them different numbers.`);
  const databaseUrl = env['DATABASE_URL'] === '' ? undefined : env['DATABASE_URL'];
  const issuer = env['IDENTITY_ISSUER'] === '' ? undefined : env['IDENTITY_ISSUER'];
  const embedded = databaseUrl === undefined;
  const isTrial = embedded && issuer === undefined;
  if (!embedded && options.reset) throw new StartError('--reset empties the embedded database, but DATABASE_URL names another one; empty that one with its own tools, or unset DATABASE_URL.');
  const processes = readProcesses(options.processes ?? env['PROCESSES'] ?? '1');
  if (embedded && processes > 1) {
    throw new StartError(
      `${processes} server processes need a real PostgreSQL, and DATABASE_URL names none: the embedded database serves one process alone. Name one, such as DATABASE_URL=postgresql://user@host/name npm start -- --processes ${processes}, or leave --processes out.`,
    );
  }
  return {
    port,
    identityPort,
    dataDir: resolve(cwd, env['DATA_DIR'] ?? '.data'),
    databaseUrl,
    migrationsDatabaseUrl: readMigrationsUrl(env, databaseUrl),
    webOrigin: env['WEB_ORIGIN'] ?? `http://localhost:${port}`,
    identityIssuer: issuer ?? `http://localhost:${identityPort}`,
    ownIdentity: readSwitch(env, 'OWN_IDENTITY', issuer === undefined),
    // Accounts whose passwords a terminal shows, and products that are not for sale, belong in a trial alone.
    demoAccounts: isTrial,
    developmentOrigins: env['DEVELOPMENT_ORIGINS'] ?? (isTrial ? `http://localhost:${developmentPort}` : ''),
    // An operator's own reader brings its own files.
    trialReaderPort: readSwitch(env, 'TRIAL_CARD_READER', isTrial && !env['PIV_READER_CA_FILE']) ? readPort(env, 'PIV_READER_PORT', freeBeside(identityPort, port)) : null,
    sampleCatalog: readSwitch(env, 'SAMPLE_CATALOG', embedded),
    packageChecker: readSwitch(env, 'PACKAGE_CHECKER', isTrial),
    processes,
    reset: options.reset,
  };
}

function readMigrationsUrl(env: Readonly<Record<string, string | undefined>>, databaseUrl: string | undefined): string | undefined {
  const url = env['MIGRATIONS_DATABASE_URL'] || undefined;
  if (url !== undefined && databaseUrl === undefined) throw new StartError('MIGRATIONS_DATABASE_URL names a PostgreSQL, and DATABASE_URL names none; set both to the same database, or neither for the embedded one.');
  return url;
}

interface Options {
  readonly reset: boolean;
  readonly processes: string | undefined;
}

function readOptions(argv: readonly string[]): Options {
  try {
    const { values } = parseArgs({ args: [...argv], options: { reset: { type: 'boolean', default: false }, processes: { type: 'string' } } });
    return { reset: values.reset, processes: values.processes };
  } catch {
    throw new StartError(`${argv.join(' ')} is not known; the options are --reset, which empties the data folder first, and --processes N, for so many server processes on a real PostgreSQL.`);
  }
}

function readProcesses(text: string): number {
  const processes = Number(text);
  if (!/^\d{1,2}$/.test(text) || processes < 1 || processes > 64) throw new StartError(`The number of processes is "${text}"; use a whole number from 1 to 64.`);
  return processes;
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
