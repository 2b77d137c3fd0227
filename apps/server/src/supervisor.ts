// PROCESSES=4 node src/supervisor.ts: so many server processes behind one port, on a real PostgreSQL. One that dies is started again.
// SIGHUP puts a new process in the place of each without losing a call; SIGTERM and SIGINT end them, then this process (docs/scaling.md).
import { embeddedDatabaseFolder } from '@quartermaster/database';
import { serveMetrics, textOf } from '@quartermaster/metrics';
import { clusterProcesses } from './cluster-processes.ts';
import { openLog } from './http/log.ts';
import { replayMemory } from './login/proof/replay-memory.ts';
import { usedProofSeconds } from './login/proof/replay-table.ts';
import { metricsHost, metricsPort, metricsSettings, ProcessReports } from './metrics/index.ts';
import { answerQuestions, CallCounts, defaultTimes, processes, supervise } from './processes/index.ts';
import { ConfigError, databaseUrl, leaveSeconds, logLevel, readSettings } from './runtime/index.ts';

/** Proofs of reads that one process remembers, and so many times more for several. */
const proofsOfOne = 200_000;

try {
  const settings = readSettings([databaseUrl, leaveSeconds, logLevel, metricsHost, metricsPort, processes], process.env);
  const count = settings(processes);
  if (count > 1 && embeddedDatabaseFolder(settings(databaseUrl)) !== null) {
    throw new ConfigError(`PROCESSES is ${count}, but the embedded database serves one server process alone. Set DATABASE_URL to a PostgreSQL server, or leave PROCESSES out.`);
  }
  const log = openLog(settings(logLevel));
  const counts = new CallCounts();
  const proofs = replayMemory(usedProofSeconds * 1000, proofsOfOne * count);
  const memory = { count: (key: string, window: number) => counts.count(key, window), isFirstUse: (proof: string) => proofs.isFirstUse(proof, new Date()) };
  let port = 0;
  const reports = new ProcessReports();
  const hear: Parameters<typeof clusterProcesses>[0] = (channel, ended) => {
    answerQuestions(channel, memory);
    reports.add(channel, ended);
  };
  const start = clusterProcesses(hear, (told) => (port = told));
  const [metricsAt, metricsOn] = [settings(metricsPort), settings(metricsHost)];
  if (metricsAt !== null) {
    const onError = (error: unknown): void => log.error({ err: error }, 'the metrics could not be read');
    const served = await serveMetrics({ host: metricsOn, port: metricsAt, settings: metricsSettings }, async () => textOf(await reports.read()), onError);
    log.info({ port: served.port, host: metricsOn }, 'metrics are served');
  }
  const starting = supervise({ count, start, log, times: { ...defaultTimes, stopWithin: defaultTimes.stopWithin + settings(leaveSeconds) * 1000 } });

  let stopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping all server processes');
    // An order to stop while all is being started counts once it runs; its failure is told below.
    await starting.then((supervisor) => supervisor.stop(), () => {});
    log.info('all server processes have stopped');
    if (process.connected) process.disconnect();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  process.on('disconnect', () => void stop('launcher ended'));
  process.on('SIGHUP', () => {
    log.info('restarting the server processes, one after the other');
    void starting.then((supervisor) => supervisor.restart(), () => {});
  });

  await starting;
  log.info({ port, processes: count }, 'ready');
  process.send?.({ ready: true, port });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  openLog('info').fatal({ err: error }, message);
  process.send?.({ ready: false, error: message });
  process.exitCode = 1;
  if (process.connected) process.disconnect();
  setTimeout(() => process.exit(1), 1000).unref();
}
