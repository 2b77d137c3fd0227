import { Worker } from 'node:worker_threads';

/** Imports that this process runs. */
export interface ImportThreads {
  start(importId: number): void;
  /** Breaks them off: each goes on behind what it has written when it is started again. */
  close(): Promise<void>;
}

/** Each import has a thread: checking rows takes the processor, and calls of buyers would wait for it. */
export function openImportThreads(url: string, onLost: (importId: number, error: unknown) => void): ImportThreads {
  const running = new Set<Worker>();
  return {
    start(importId) {
      const worker = new Worker(new URL('./import-thread.ts', import.meta.url), { workerData: { url, importId } });
      worker.unref();
      running.add(worker);
      // The history says in a minute that it was interrupted.
      worker.on('error', (error) => onLost(importId, error));
      worker.on('exit', () => running.delete(worker));
    },
    async close() {
      await Promise.all(Array.from(running, (worker) => worker.terminate()));
    },
  };
}
