import { fileURLToPath } from 'node:url';
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
import { loadKeySets } from './keys/key-set.ts';
import { logProviderEvents } from './provider/events.ts';
import { startReader } from './piv-reader/reader-server.ts';
import { createProvider } from './provider/provider.ts';
import { authenticator } from './sign-in/authenticate.ts';
import { databaseFirstFactors } from './sign-in/first-factor.ts';
import { databaseThrottle } from './sign-in/throttle.ts';

const CLEAN_UP_EVERY_MS = 5 * 60_000;
const STOP_GRACE_MS = 10_000;
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

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
  await prepareDatabase(pool, clock, config);

  const directory = accountDirectory(pool, { demoAccounts: config.demoAccounts });
  const keys = await loadKeySets(pool, clock.now());
  const provider = createProvider({ ...config, pool, clock, keys, directory });
  logProviderEvents(provider, log);

  const handle = router({
    ...config,
    provider,
    directory,
    authenticator: authenticator({ directory, throttle: databaseThrottle(pool, clock), clock }),
    firstFactors: databaseFirstFactors(pool, clock),
    checkReady: async () => void (await pool.query('select 1')),
  });
  const server = httpServer(handle, { log, webOrigin: config.webOrigin });
  const port = await listen(server, config.port, config.host);
  const reader = config.reader && (await startReader({ ...config, reader: config.reader, keys, clock, log }));

  const cleanUp = setInterval(() => {
    deleteExpired(pool, clock.now()).catch((error: unknown) => log.error({ err: error }, 'clean-up failed'));
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

/** Brings the schema up to date and makes the demo accounts if this deployment has them. */
export async function prepareDatabase(pool: Pool, clock: Clock, options: { demoAccounts: boolean }): Promise<void> {
  await migrate(pool, { folder: MIGRATIONS, schema: 'identity' });
  if (options.demoAccounts) await ensureDemoAccounts(pool, clock.now());
}
