import { join } from 'node:path';
import { removeEmbeddedDatabase } from '@quartermaster/database/embedded';
import { acceptedCookieSecret, cookieSecret } from './cookie-secret.ts';
import { emptyDataFolder, prepareDataFolder, requireOwnDataFolder } from './data-folder.ts';
import { deploymentFile } from './deployment-file.ts';
import { deskSecret } from './desk-secret.ts';
import { identitySecret } from './identity-secret.ts';
import { loadSuppliedInformation } from './supplied-information.ts';
import { operatorToken } from './operator-token.ts';
import { startPackageChecker } from './package-checker.ts';
import { requireFreePort } from './ports.ts';
import { forgetRunningDatabase, noteRunningDatabase } from './running-database.ts';
import { loadSampleData } from './sample-data.ts';
import { keepService } from './kept-service.ts';
import { startService } from './service.ts';
import type { Service, ServiceDescription } from './service.ts';
import type { Settings } from './settings.ts';
import { prepareTrialReader } from './trial-reader.ts';
import { databaseFailure, startDatabase } from './start-database.ts';

/** Everything that runs. */
export interface Marketplace {
  readonly databaseUrl: string;
  /** The key that opens the secrets of the identity server; undefined where that server is not ours. */
  readonly identitySecret: string | undefined;
  /** The file of the token that opens the page of the stores; null: the operator has a token of their own. */
  readonly operatorTokenFile: string | null;
  /** The process to which SIGHUP says to replace the server processes one after the other; null where there is one server process alone. It changes when it had to be started again. */
  readonly supervisor: number | null;
  /** Resolves when a part has ended that is not started again: the database, or a server that ended time and again. */
  readonly died: Promise<Error>;
  /** Stops the parts in order: first those that take calls, last the database. May be called again. */
  stop(): Promise<void>;
}

/** The ways in which development differs from what buyers meet. */
export interface Ways {
  /** As the person at the terminal gave it. */
  readonly command: string;
  /** Starts a server, and says what becomes of it. */
  readonly start: (description: ServiceDescription, say: (line: string) => void) => Promise<Service>;
  /** Settings of the marketplace server besides those of the start. */
  readonly marketplace: NodeJS.ProcessEnv;
  /** Called before the servers are started: the data folder is in place, and the ports are free. */
  readonly beforeServers: () => Promise<void>;
}

const asBuyersMeetThem: Ways = {
  command: 'npm start',
  start: (description, say) => keepService(() => startService({ ...description, say }), say),
  marketplace: {},
  beforeServers: async () => {},
};

type Stop = () => Promise<void>;

/**
 * Imports the sample catalog where it is wanted, with what the stores sell of it, starts the database, loads help and information, then starts identity server and marketplace server.
 * The web may be built meanwhile: the servers wait for it.
 * When one of them fails, those that run already are stopped again.
 *
 * @param root the repository
 * @param web settles with the build of the web
 * @throws StartError with one sentence
 */
export async function startMarketplace(
  root: string, settings: Settings, say: (line: string) => void, web: Promise<void> = Promise.resolve(), ways: Ways = asBuyersMeetThem,
): Promise<Marketplace> {
  // Its failure is told where it is waited for, unless something else has failed before.
  web.catch(() => undefined);
  await requireFreePort(settings.port, 'PORT', ways.command);
  if (settings.ownIdentity) await requireFreePort(settings.identityPort, 'IDENTITY_PORT', ways.command);
  if (settings.trialReaderPort !== null) await requireFreePort(settings.trialReaderPort, 'PIV_READER_PORT', ways.command);
  const stops: Stop[] = [];
  const deaths: Promise<Error>[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= stopInOrder(stops));
  try {
    if (settings.databaseUrl === undefined && settings.reset) resetEmbedded(settings);
    prepareDataFolder(settings.dataDir);
    const reader = settings.trialReaderPort === null ? {} : await prepareTrialReader(root, settings.dataDir, settings.trialReaderPort);
    const secret = settings.ownIdentity ? identitySecret(process.env, settings.dataDir) : undefined;
    // With another identity provider, the desk's secret there is in the environment.
    const desk = secret === undefined ? process.env['OAUTH_DESK_CLIENT_SECRET'] : deskSecret(process.env, secret);
    const operator = operatorToken(process.env, settings.dataDir);
    // A secret that is wrong is told before what takes minutes.
    if (settings.sampleCatalog) await loadSampleData(root, settings, say);
    const databaseUrl = settings.databaseUrl ?? (await openEmbedded(settings, stops, deaths));
    const env = { ...environment(root, settings, databaseUrl), ...reader };
    const start = (name: string, script: string, log: string, own: NodeJS.ProcessEnv = {}): Promise<Service> =>
      ways.start({ name, script: join(root, script), env: { ...env, ...own }, logFile: join(settings.dataDir, 'logs', log) }, say);
    await loadSuppliedInformation({ root, databaseUrl, dataDir: settings.dataDir, target: settings.databaseUrl ?? 'embedded' });
    await web;
    const deployment = deploymentFile(process.env, root);
    say(deployment === null ? 'Starting the servers ...' : `Starting the servers with the plugins of ${deployment} ...`);
    await ways.beforeServers();
    const isOne = settings.processes === 1;
    const own = { REQUISITION_FOLDER: process.env['REQUISITION_FOLDER'] || join(settings.dataDir, 'requisitions'), PROCESSES: String(settings.processes), COOKIE_SECRET: cookieSecret(process.env, settings.dataDir), COOKIE_SECRET_ACCEPTED: acceptedCookieSecret(process.env, settings.dataDir), OPERATOR_TOKEN: operator.token, OAUTH_DESK_CLIENT_SECRET: desk, SMTP_PASSWORD: process.env['SMTP_PASSWORD'], DEPLOYMENT_FILE: deployment ?? '', ...ways.marketplace };
    // Neither needs the other to start, and each keeps a core busy for a second.
    const identity = settings.ownIdentity ? [start('identity server', 'apps/identity/src/main.ts', 'identity.log', { IDENTITY_SECRET: secret, IDENTITY_DESK_SECRET: desk })] : [];
    const marketplace = start('marketplace server', `apps/server/src/${isOne ? 'main' : 'supervisor'}.ts`, 'server.log', own);
    const services = await allStarted([...identity, marketplace], (service) => {
      stops.push(() => service.stop());
      deaths.push(service.died);
    });
    if (settings.packageChecker) {
      const checker = startPackageChecker({ root, databaseUrl: settings.migrationsDatabaseUrl ?? databaseUrl, dataDir: settings.dataDir, env, say });
      stops.push(() => checker.stop());
    }
    return {
      databaseUrl,
      identitySecret: secret,
      operatorTokenFile: operator.file,
      get supervisor() {
        return isOne ? null : (services.at(-1)?.pid ?? null);
      },
      died: Promise.race(deaths),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for all; `note` hears of those that run, in their order, also where another one has failed. @throws the first failure */
async function allStarted(starting: readonly Promise<Service>[], note: (service: Service) => void): Promise<readonly Service[]> {
  const settled = await Promise.allSettled(starting);
  for (const result of settled) if (result.status === 'fulfilled') note(result.value);
  return Promise.all(starting);
}

const embeddedFolder = ({ dataDir }: Settings): string => join(dataDir, 'database');

function resetEmbedded(settings: Settings): void {
  requireOwnDataFolder(settings.dataDir);
  try {
    removeEmbeddedDatabase(embeddedFolder(settings));
  } catch (error) {
    throw databaseFailure(error);
  }
  emptyDataFolder(settings.dataDir);
}

async function openEmbedded(settings: Settings, stops: Stop[], deaths: Promise<Error>[]): Promise<string> {
  const database = await startDatabase(embeddedFolder(settings));
  stops.push(() => database.stop());
  deaths.push(database.broken);
  noteRunningDatabase(settings.dataDir, database.url);
  stops.push(async () => forgetRunningDatabase(settings.dataDir));
  return database.url;
}

function environment(root: string, settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    // Compiled once: from the second start on the servers do not load the compiler of TypeScript, which takes a third of a second and 25 MB each.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    // The servers read and write rows, and change no table where another role does.
    MIGRATIONS_DATABASE_URL: undefined,
    // The identity server alone opens what it has sealed.
    IDENTITY_SECRET: undefined,
    IDENTITY_DESK_SECRET: undefined,
    OAUTH_DESK_CLIENT_SECRET: undefined,
    // And the marketplace server alone opens what it has, and its page for operators, and sends mail.
    COOKIE_SECRET: undefined,
    COOKIE_SECRET_ACCEPTED: undefined,
    OPERATOR_TOKEN: undefined,
    SMTP_PASSWORD: undefined,
    PORT: String(settings.port),
    IDENTITY_PORT: String(settings.identityPort),
    DATA_DIR: settings.dataDir,
    WEB_ORIGIN: settings.webOrigin,
    IDENTITY_ISSUER: settings.identityIssuer,
    DEMO_ACCOUNTS: settings.demoAccounts ? '1' : '0',
    VENDOR_TRIAL: process.env['VENDOR_TRIAL'] ?? (settings.demoAccounts ? '1' : '0'),
    DEVELOPMENT_ORIGINS: settings.developmentOrigins,
    // Our own identity server gives bound tokens only.
    ...(settings.ownIdentity && { OAUTH_DPOP: process.env['OAUTH_DPOP'] ?? 'required' }),
  };
}

async function stopInOrder(stops: readonly Stop[]): Promise<void> {
  for (const stop of stops.toReversed()) await stop();
}
