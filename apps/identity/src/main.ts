import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@quartermaster/database';
import { pino } from 'pino';
import { systemClock } from './runtime/index.ts';
import { readConfig, startIdentity, startFailure } from './service/index.ts';

const log = pino({ name: 'identity' });
const STATEMENT_LIMIT_MS = 10_000;

try {
  const config = readConfig(process.env);
  log.level = config.logLevel;
  const onIdleError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const pool = openPool(config.databaseUrl, { applicationName: 'quartermaster-identity', statementLimit: STATEMENT_LIMIT_MS, onIdleError });
  const upkeep = openPool(config.databaseUrl, { applicationName: 'quartermaster-identity-upkeep', maxConnections: 1, onIdleError });
  const service = await startIdentity({ config, pool, upkeep, clock: systemClock, log });

  let stopping = false;
  const stop = async (reason: string, seconds = 0): Promise<void> => {
    if (stopping) return;
    stopping = true;
    if (seconds > 0) {
      service.leave();
      log.info({ reason, seconds }, 'not ready from now on; stopping soon');
      await pause(seconds * 1000);
    }
    log.info({ reason }, 'stopping');
    await service.stop();
    await Promise.all([pool.end(), upkeep.end()]);
    log.info('stopped');
    // An open channel to the launcher would keep the process alive.
    if (process.connected) process.disconnect();
    // A connection to a database that no longer says goodbye must not either.
    setTimeout(() => process.exit(0), 1000).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, config.leaveSeconds));
  // The launcher is gone, and with it the embedded database.
  process.on('disconnect', () => void stop('launcher ended'));

  log.info({ port: service.port, issuer: config.issuer, demoAccounts: config.demoAccounts }, 'ready');
  process.send?.({ ready: true });
} catch (error) {
  const message = startFailure(error);
  log.fatal({ err: error }, message);
  process.send?.({ ready: false, error: message });
  process.exitCode = 1;
  if (process.connected) process.disconnect();
  // Timers and idle connections of a half-made start must not keep it alive.
  setTimeout(() => process.exit(1), 1000).unref();
}
