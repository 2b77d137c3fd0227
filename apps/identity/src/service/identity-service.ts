import type { Pool } from '@quartermaster/database';
import { readTlsFiles, tlsListener } from '@quartermaster/tls';
import type { Logger } from 'pino';
import { accountDirectory } from '../accounts/index.ts';
import { registerAccountsApi } from '../accounts-api/index.ts';
import { deleteExpired, prepareDatabase } from '../database/index.ts';
import { afterAnswers, closeApp, limitRequests, listen, openApp, registerAssets, requestLimit } from '../http/index.ts';
import { openKeys } from '../keys/index.ts';
import { openMetrics } from '../metrics/index.ts';
import { openWebOrigins } from '../origins/index.ts';
import { startReader } from '../piv-reader/index.ts';
import { cookieNames, createProvider, currentProvider, logProviderEvents, mountProvider } from '../provider/index.ts';
import type { Clock } from '../runtime/index.ts';
import { registerSession } from '../session/index.ts';
import { authenticator, databaseFirstFactors, databaseThrottle, deviceCookies, recovery, registerSignIn } from '../sign-in/index.ts';
import { registerLostPassword } from '../lost-password/index.ts';
import { registerOwnAccount } from '../own-account/index.ts';
import { registerSetUp } from '../set-up/index.ts';
import type { IdentityConfig } from './config.ts';
import { registerHealth } from './health.ts';

const CLEAN_UP_EVERY_MS = 60_000;
const STOP_GRACE_MS = 10_000;

/** A running identity server. */
export interface IdentityService {
  readonly port: number;
  /** From now on `/readyz` says no, and all else is answered as before: a load balancer that asks sends its calls to others. */
  leave(): void;
  /** Lets running requests end (10 s at most). The pool stays open: it is the caller's. */
  stop(): Promise<void>;
}

/** Prepares the database and listens. Clock, database and log are arguments, so that a test can choose them. */
export async function startIdentity(deps: {
  config: IdentityConfig;
  pool: Pool;
  /** For migrations and clean-up, whose statements take as long as they need; `pool` where it is left out. */
  upkeep?: Pool;
  clock: Clock;
  log: Logger;
}): Promise<IdentityService> {
  const { config, pool, upkeep = pool, clock, log } = deps;
  const store = await prepareDatabase(pool, clock, { ...config, upkeep });

  const metrics = await openMetrics(config.metrics, { ...config, pool, clock, log });
  const directory = accountDirectory(store, { demoAccounts: config.demoAccounts });
  const keys = await openKeys({ store, keyDays: config.keyDays, clock, log });
  const webOrigins = openWebOrigins({ main: config.webOrigin, development: config.developmentOrigins, clock, log });
  const provider = currentProvider(keys, webOrigins, (now) => {
    const made = createProvider({ ...config, webOrigins, pool, clock, keys: now, directory });
    logProviderEvents(made, log);
    metrics.observeProvider(made);
    return made;
  });
  // A setting that the provider refuses is found at the start.
  await provider();

  const names = config.tls;
  const tls = names && tlsListener({ of: 'the identity server', read: () => readTlsFiles(names), log });
  const app = await openApp({ log, webOrigins, origin: config.issuer, trustProxy: config.trustProxy, ...(tls && { makeServer: tls.makeServer }) });
  metrics.observe(app);
  const routes = { issuer: config.issuer, provider, directory, webOrigins };
  limitRequests(app, { limit: requestLimit(config.requests, clock), webOrigins });
  let isLeaving = false;
  registerHealth(app, pool, () => isLeaving);
  registerAssets(app);
  app.get('/', async (_request, reply) => reply.redirect(`${webOrigins.main}/`, 303));
  await registerSession(app, routes);
  const means = recovery(store, clock);
  const throttle = databaseThrottle(pool, clock);
  await registerSignIn(app, {
    ...routes,
    later: afterAnswers(app),
    clock,
    authenticator: metrics.counted(authenticator({ directory, throttle, limits: config.signInLimits, clock, takeRecoveryCode: means.use })),
    recovery: means,
    offersHelp: config.deskSecret !== null,
    firstFactors: databaseFirstFactors(pool, clock),
    devices: deviceCookies({ secret: config.secret, name: cookieNames(config.issuer).device, isSecure: config.issuer.startsWith('https:'), clock }),
  });
  await registerSetUp(app, { store, issuer: config.issuer, webOrigins, clock });
  await registerOwnAccount(app, { ...config, ...routes, store, recovery: means, throttle, limits: config.signInLimits, clock });
  // Without the desk's secret no one fetches mail.
  if (config.deskSecret !== null) await registerLostPassword(app, { ...config, store, throttle, limits: config.signInLimits, webOrigins, clock });
  if (config.deskSecret !== null) await registerAccountsApi(app, { store, issuer: config.issuer, homeUrl: `${webOrigins.main}/`, provider, clock });
  mountProvider(app, provider);
  const port = await listen(app, config.port, config.host);
  const reader = config.reader && (await startReader({ ...config, webOrigins, reader: config.reader, keys, clock, log }));

  const cleanUp = setInterval(() => {
    deleteExpired(upkeep, clock.now()).catch((error: unknown) => log.error({ err: error }, 'clean-up failed'));
    keys.keep().catch((error: unknown) => log.error({ err: error }, 'the signing keys cannot be kept up to date'));
  }, CLEAN_UP_EVERY_MS);
  cleanUp.unref();

  return {
    port,
    leave() {
      isLeaving = true;
    },
    async stop() {
      clearInterval(cleanUp);
      tls?.stop();
      await Promise.all([closeApp(app, STOP_GRACE_MS), reader?.stop(STOP_GRACE_MS), metrics.stop()]);
    },
  };
}
