import { Worker } from 'node:worker_threads';
import type { WorkerInput, WorkerMessage } from './worker-messages.ts';

/** Writing everything to disk takes a second; an engine that broke on the way may never end. */
const STOP_WITHIN_MS = 30_000;

/** After how long a database that does not open counts as damaged. */
export const usualPatienceMs = 60_000;

/** A database that runs in its own thread, so that its work never blocks the one who started it. */
export interface DatabaseThread {
  stop(): Promise<void>;
  /** Resolves with the reason when the database ends without having been asked to. */
  readonly broken: Promise<string>;
}

/** Starts the thread and waits until its socket takes clients. Rejects with the reason when the database does not open. */
export async function startDatabaseThread(input: WorkerInput, patienceMs = usualPatienceMs): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: input,
    // The thread needs no flags of the one who started it, such as those of a test runner.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const exited = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
  let stopping = false;
  const started = Promise.withResolvers<undefined>();
  const broken = Promise.withResolvers<string>();
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'ready') started.resolve(undefined);
    if (message.type === 'failed') started.reject(new Error(message.reason));
    if (message.type === 'broken') broken.resolve(message.reason);
  });
  worker.on('error', (error) => {
    started.reject(error);
    broken.resolve(error.message);
  });
  void exited.then(() => {
    started.reject(new Error('the database ended while it was opened'));
    if (!stopping) broken.resolve('the database ended');
  });
  const timer = setTimeout(() => started.reject(new Error(`it did not open within ${patienceMs / 1000} s`)), patienceMs);
  try {
    await started.promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return {
    broken: broken.promise,
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      const tooLong = setTimeout(() => void worker.terminate(), STOP_WITHIN_MS);
      await exited;
      clearTimeout(tooLong);
    },
  };
}
