import { openPool } from '@quartermaster/database';
import { pino } from 'pino';
import { systemClock } from './runtime/index.ts';
import { readConfig, startIdentity, startFailure } from './service/index.ts';

const log = pino({ name: 'identity' });

try {
  const config = readConfig(process.env);
  log.level = config.logLevel;
  const pool = openPool(config.databaseUrl, {
    applicationName: 'quartermaster-identity',
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const service = await startIdentity({ config, pool, clock: systemClock, log });

  let stopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    await service.stop();
    await pool.end();
    log.info('stopped');
    // An open channel to the launcher would keep the process alive.
    if (process.connected) process.disconnect();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
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
