import { Worker } from 'node:worker_threads';

/** Work of one kind that this process does, each piece in a thread of its own. */
export interface WorkThreads {
  start(id: number): void;
  /** Breaks it off. What was in a transaction is undone; an import goes on behind what it has written when it is started again. */
  close(): Promise<void>;
}

/** What a thread is given. */
export interface WorkOfThread {
  readonly url: string;
  readonly id: number;
}

/**
 * Each piece of work has a thread: it takes the processor, and calls of buyers would wait for it.
 *
 * @param program gets {@link WorkOfThread} as its `workerData`
 */
export function openWorkThreads(url: string, program: URL, onLost: (id: number, error: unknown) => void): WorkThreads {
  const running = new Set<Worker>();
  return {
    start(id) {
      const workerData: WorkOfThread = { url, id };
      const worker = new Worker(program, { workerData });
      worker.unref();
      running.add(worker);
      // The page of the work says in a minute that it was interrupted.
      worker.on('error', (error) => onLost(id, error));
      worker.on('exit', () => running.delete(worker));
    },
    async close() {
      await Promise.all(Array.from(running, (worker) => worker.terminate()));
    },
  };
}
