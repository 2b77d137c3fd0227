import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { backendOf, reportedParameters } from './backend.ts';
import { extensions } from './extensions.ts';
import { serve } from './server.ts';
import type { WorkerInput, WorkerMessage } from './worker-messages.ts';

if (parentPort === null) throw new Error('The embedded database runs in a worker thread; use startEmbeddedDatabase().');
const parent = parentPort;
const tell = (message: WorkerMessage): void => parent.postMessage(message);
const input = workerData as WorkerInput;
/** Half of PostgreSQL's default: what a trial reads again and again fits, and the engine's memory, which never shrinks, stays as it is at its start. */
const buffers = ['-c', 'shared_buffers=64MB'];

try {
  const database = await PGlite.create({
    dataDir: input.clusterDir ?? 'memory://',
    extensions,
    startParams: [...PGlite.defaultStartParams, ...buffers],
    ...(input.engine === undefined ? {} : { pgliteWasmModule: input.engine }),
    ...(input.snapshot === undefined ? {} : { loadDataDir: new Blob([await readFile(input.snapshot)]) }),
  });
  let isBroken = false;
  const server = await serve(input.socketPath, {
    backend: backendOf(database),
    parameters: await reportedParameters(database),
    idleInTransactionMs: input.idleInTransactionMs,
    onBroken(error) {
      isBroken = true;
      tell({ type: 'broken', reason: reasonOf(error) });
    },
  });
  parent.once('message', () => {
    void server
      .stop()
      // An engine that broke writes nothing more: the next start recovers from its log.
      .then(() => (isBroken ? undefined : database.close()))
      .then(
        () => tell({ type: 'stopped' }),
        (error: unknown) => tell({ type: 'broken', reason: reasonOf(error) }),
      )
      .finally(() => parent.close());
  });
  tell({ type: 'ready' });
} catch (error) {
  tell({ type: 'failed', reason: reasonOf(error) });
  parent.close();
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
