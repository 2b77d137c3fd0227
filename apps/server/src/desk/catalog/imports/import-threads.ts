import { Worker } from 'node:worker_threads';
import type { HealthRecord, NotedStatement } from '../../../health/index.ts';
import type { RunClaim } from '../../../import/index.ts';

/** Imports and undos that this process runs. */
export interface ImportThreads {
  start(claim: RunClaim): void;
  /** Breaks them off: each goes on behind what it has written when it is started again. */
  close(): Promise<void>;
}

/** What a thread is given. */
export interface ThreadGiven {
  readonly url: string;
  /** Products of which an import keeps how they were. */
  readonly undoProducts: number;
  /** Megabytes that a packed file may have. */
  readonly mostUnpacked: number;
  /** Milliseconds from which on a statement is slow. */
  readonly slowStatement: number;
}

/** Each import has a thread: checking rows takes the processor, and calls of buyers would wait for it. Its slow statements are told with those of this process. */
export function openImportThreads(given: ThreadGiven, record: Pick<HealthRecord, 'takeBack'>, onLost: (importId: number, error: unknown) => void): ImportThreads {
  const running = new Set<Worker>();
  return {
    start(claim) {
      const worker = new Worker(new URL('./import-thread.ts', import.meta.url), { workerData: { ...given, claim } });
      worker.unref();
      running.add(worker);
      worker.on('message', (statements: readonly NotedStatement[]) => record.takeBack({ failures: [], statements }));
      // The history says in a minute that it was interrupted.
      worker.on('error', (error) => onLost(claim.importId, error));
      worker.on('exit', () => running.delete(worker));
    },
    async close() {
      await Promise.all(Array.from(running, (worker) => worker.terminate()));
    },
  };
}
