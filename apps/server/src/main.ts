import { openPool } from '@quartermaster/database';
import { composeServer } from './compose-server.ts';
import { loadDeployment } from './deployment/index.ts';
import { openLog } from './http/index.ts';
import { databaseUrl, deploymentFile, logLevel, readSettings, systemClock, systemRandomness, webOrigin } from './runtime/index.ts';
import { startServer } from './server.ts';
import { startFailure } from './start-failure.ts';

const stopGrace = 15_000;

try {
  const composition = composeServer();
  const settings = readSettings(composition.settings, process.env);
  const log = openLog(settings(logLevel));
  const deployment = await loadDeployment(settings(deploymentFile));
  const pool = openPool(settings(databaseUrl), {
    applicationName: 'quartermaster-server',
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const server = await startServer({ composition, settings, pool, clock: systemClock, randomness: systemRandomness, log, deployment, environment: process.env });

  let stopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    // A call that never ends must not keep the process for ever.
    setTimeout(() => process.exit(1), stopGrace).unref();
    await server.stop();
    await pool.end();
    log.info('stopped');
    // An open channel to the launcher would keep the process alive.
    if (process.connected) process.disconnect();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // The launcher is gone, and with it the embedded database.
  process.on('disconnect', () => void stop('launcher ended'));

  log.info({ port: server.port, webOrigin: settings(webOrigin) }, 'ready');
  process.send?.({ ready: true });
} catch (error) {
  const message = startFailure(error);
  openLog('info').fatal({ err: error }, message);
  process.send?.({ ready: false, error: message });
  process.exitCode = 1;
  if (process.connected) process.disconnect();
  // Timers and idle connections of a half-made start must not keep it alive.
  setTimeout(() => process.exit(1), 1000).unref();
}
