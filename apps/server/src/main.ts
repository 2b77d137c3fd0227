import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@quartermaster/database';
import { composeServer } from './compose-server.ts';
import { loadDeployment } from './deployment/index.ts';
import { openLog } from './http/index.ts';
import { answerForReports } from './metrics/index.ts';
import { isDrainOrder, memoryOfSupervisor, type Channel } from './processes/index.ts';
import { databaseUrl, deploymentFile, leaveSeconds, logLevel, readSettings, systemClock, systemRandomness, webOrigin } from './runtime/index.ts';
import { startServer } from './server.ts';
import { telemetryOf } from './telemetry-of.ts';
import { startFailure } from './start-failure.ts';

const stopGrace = 15_000;
/** Milliseconds. Less than a call may take, so that it can still be answered. */
const statementLimit = 10_000;

/** One that runs several of this program (supervisor.ts), where there is one. */
const supervisor: Channel = {
  send(message) {
    if (!process.connected) throw new Error('The supervisor is gone.');
    process.send?.(message);
  },
  onMessage: (hear) => void process.on('message', hear),
};

try {
  const composition = composeServer();
  const settings = readSettings(composition.settings, process.env);
  const telemetry = await telemetryOf(settings);
  const log = openLog(settings(logLevel), undefined, telemetry?.log);
  const deployment = await loadDeployment(settings(deploymentFile));
  const onIdleError = (error: Error): void => log.warn({ err: error }, 'a database connection was lost');
  const pool = openPool(settings(databaseUrl), { applicationName: 'quartermaster-server', statementLimit, onIdleError });
  const upkeep = openPool(settings(databaseUrl), { applicationName: 'quartermaster-upkeep', maxConnections: 1, onIdleError });
  const sharedMemory = cluster.isWorker ? { sharedMemory: memoryOfSupervisor(supervisor) } : {};
  const tracing = telemetry === null ? {} : { tracing: telemetry.tracing };
  const server = await startServer({ ...sharedMemory, ...tracing, composition, settings, pool, upkeep, clock: systemClock, randomness: systemRandomness, log, deployment, environment: process.env });

  if (cluster.isWorker && server.metrics !== null) answerForReports(supervisor, server.metrics);

  let stopping = false;
  const stop = async (reason: string, seconds = 0): Promise<void> => {
    if (stopping) return;
    stopping = true;
    if (seconds > 0) {
      server.leave();
      log.info({ reason, seconds }, 'not ready from now on; stopping soon');
      await pause(seconds * 1000);
    }
    log.info({ reason }, 'stopping');
    // A call that never ends must not keep the process forever.
    const tooLong = setTimeout(() => process.exit(1), stopGrace).unref();
    await server.stop();
    await Promise.all([pool.end(), upkeep.end()]);
    log.info('stopped');
    await telemetry?.close();
    // An open channel to the launcher would keep the process alive.
    if (process.connected) process.disconnect();
    // Nor must a connection to a database that no longer says goodbye.
    clearTimeout(tooLong);
    setTimeout(() => process.exit(0), 1000).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, settings(leaveSeconds)));
  // The launcher is gone, and with it the embedded database.
  process.on('disconnect', () => void stop('launcher ended'));

  supervisor.onMessage((message) => {
    if (!isDrainOrder(message)) return;
    log.info('draining');
    void server.drain().then(() => stop('drained'));
  });

  log.info({ port: server.port, webOrigin: settings(webOrigin) }, 'ready');
  process.send?.({ ready: true, ...(cluster.isWorker && { port: server.port }) });
} catch (error) {
  const message = startFailure(error);
  openLog('info').fatal({ err: error }, message);
  process.send?.({ ready: false, error: message });
  process.exitCode = 1;
  if (process.connected) process.disconnect();
  // Timers and idle connections of a half-made start must not keep it alive.
  setTimeout(() => process.exit(1), 1000).unref();
}
