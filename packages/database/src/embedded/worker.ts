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

try {
  const database = await PGlite.create({
    dataDir: input.clusterDir ?? 'memory://',
    extensions,
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
