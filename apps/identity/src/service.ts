import { migrate } from '@quartermaster/database';
import type { Pool } from '@quartermaster/database';
import type { Logger } from 'pino';
import { ensureDemoAccounts } from './accounts/demo.ts';
import { accountDirectory } from './accounts/directory.ts';
import { deleteExpired } from './clean-up.ts';
import type { Clock } from './clock.ts';
import type { IdentityConfig } from './config.ts';
import { router } from './http/router.ts';
import { close, httpServer, listen } from './http/server.ts';
import { openKeys } from './keys/key-sets.ts';
import { currentProvider } from './provider/current-provider.ts';
import { logProviderEvents } from './provider/events.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openWebOrigins } from './origins/web-origins.ts';
import { startReader } from './piv-reader/reader-server.ts';
import { createProvider } from './provider/provider.ts';
import { authenticator } from './sign-in/authenticate.ts';
import { openSealedStore, type SealedStore } from './secrets/sealed-store.ts';
import { sealOlderRows } from './secrets/take-over.ts';
import { databaseFirstFactors } from './sign-in/first-factor.ts';
import { databaseThrottle } from './sign-in/throttle.ts';

const CLEAN_UP_EVERY_MS = 5 * 60_000;
const STOP_GRACE_MS = 10_000;

/** A running identity server. */
export interface IdentityService {
  readonly port: number;
  /** Lets running requests end (10 s at most). The pool stays open: it is the caller's. */
  stop(): Promise<void>;
}

/** Prepares the database and listens. What it needs from the world is handed in, so that a test can choose it. */
export async function startIdentity(deps: {
  config: IdentityConfig;
  pool: Pool;
  clock: Clock;
  log: Logger;
}): Promise<IdentityService> {
  const { config, pool, clock, log } = deps;
  const store = await prepareDatabase(pool, clock, config);

  const directory = accountDirectory(store, { demoAccounts: config.demoAccounts });
  const keys = await openKeys({ store, keyDays: config.keyDays, clock, log });
  const webOrigins = openWebOrigins({ main: config.webOrigin, clock, log });
  const provider = currentProvider(keys, webOrigins, (now) => {
    const made = createProvider({ ...config, webOrigins, pool, clock, keys: now, directory });
    logProviderEvents(made, log);
    return made;
  });
  // A setting that the provider refuses is found at the start.
  await provider();

  const handle = router({
    ...config,
    webOrigins,
    provider,
    directory,
    authenticator: authenticator({ directory, throttle: databaseThrottle(pool, clock), clock }),
    firstFactors: databaseFirstFactors(pool, clock),
    checkReady: async () => void (await pool.query('select 1')),
  });
  const server = httpServer(handle, { log, webOrigins });
  const port = await listen(server, config.port, config.host);
  const reader = config.reader && (await startReader({ ...config, webOrigins, reader: config.reader, keys, clock, log }));

  const cleanUp = setInterval(() => {
    deleteExpired(pool, clock.now()).catch((error: unknown) => log.error({ err: error }, 'clean-up failed'));
    keys.keep().catch((error: unknown) => log.error({ err: error }, 'the signing keys cannot be kept up to date'));
  }, CLEAN_UP_EVERY_MS);
  cleanUp.unref();

  return {
    port,
    async stop() {
      clearInterval(cleanUp);
      await Promise.all([close(server, STOP_GRACE_MS), reader?.stop(STOP_GRACE_MS)]);
    },
  };
}

/**
 * Brings the schema up to date, seals what an older version left in clear, and makes the demo accounts if this deployment has them.
 * @throws {ConfigError} when the secret is not that of the database
 */
export async function prepareDatabase(pool: Pool, clock: Clock, options: { secret: string; demoAccounts: boolean }): Promise<SealedStore> {
  await migrate(pool, { folder: migrationsFolder, schema: 'identity' });
  const store = await openSealedStore(pool, options.secret);
  await sealOlderRows(store);
  if (options.demoAccounts) await ensureDemoAccounts(store, clock.now());
  return store;
}
