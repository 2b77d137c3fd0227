import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { drainOrder, type Channel, type ServerProcess } from './processes/index.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/**
 * Starts server processes that share one port: this process accepts connections and hands each to the next of them, also where one of them
 * has just begun to leave (docs/decisions/0146-several-processes.md).
 *
 * @param onStart hears of each process before it is ready
 * @param onPort hears on which port they listen
 */
export function clusterProcesses(onStart: (channel: Channel, ended: Promise<string>) => void, onPort: (port: number) => void): () => ServerProcess {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: program, args: [] });
  return () => {
    const worker = cluster.fork();
    const channel = channelOf(worker);
    const ended = new Promise<string>((resolve) => {
      worker.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
      worker.on('error', (error) => {
        // Without a process there is no exit; a message that cannot be sent is followed by one.
        if (worker.process.pid === undefined) resolve(error.message);
      });
    });
    onStart(channel, ended);
    return {
      pid: worker.process.pid ?? 0,
      ready: new Promise((resolve, reject) => {
        channel.onMessage((message) => {
          if (typeof message !== 'object' || message === null || !('ready' in message)) return;
          if (message.ready !== true) return reject(new Error('error' in message ? String(message.error) : 'The server process could not start.'));
          if ('port' in message) onPort(Number(message.port));
          resolve();
        });
      }),
      ended,
      drain: () => void (worker.isConnected() && worker.send(drainOrder)),
      stop: () => void worker.process.kill('SIGTERM'),
      kill: () => void worker.process.kill('SIGKILL'),
    };
  };
}

const channelOf = (worker: Worker): Channel => ({
  send(message) {
    if (worker.isConnected()) worker.send(message);
  },
  onMessage: (hear) => void worker.on('message', hear),
});
