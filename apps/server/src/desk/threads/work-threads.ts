import { Worker } from 'node:worker_threads';

/** Work of one kind that this process does, each piece in a thread of its own. */
export interface WorkThreads<Task> {
  start(task: Task): void;
  /** Breaks it off. What was in a transaction is undone; an import goes on behind what it has written when it is started again. */
  close(): Promise<void>;
}

/** What a thread is given as its `workerData`: what all of its kind are given, and its own task. */
export type GivenToThread<Given, Task> = Given & { readonly task: Task };

export interface WorkThreadsOptions<Given, Task> {
  /** Gets {@link GivenToThread}. */
  readonly program: URL;
  readonly given: Given;
  readonly onLost: (task: Task, error: unknown) => void;
  /** What the thread tells while it works; without it nothing is heard. */
  readonly hear?: (told: unknown) => void;
}

/** Each piece of work has a thread: it takes the processor, and calls of buyers would wait for it. */
export function openWorkThreads<Given extends object, Task>({ program, given, onLost, hear }: WorkThreadsOptions<Given, Task>): WorkThreads<Task> {
  const running = new Set<Worker>();
  return {
    start(task) {
      const workerData: GivenToThread<Given, Task> = { ...given, task };
      const worker = new Worker(program, { workerData });
      worker.unref();
      running.add(worker);
      if (hear !== undefined) worker.on('message', hear);
      // The page of the work says in a minute that it was interrupted.
      worker.on('error', (error) => onLost(task, error));
      worker.on('exit', () => running.delete(worker));
    },
    async close() {
      await Promise.all(Array.from(running, (worker) => worker.terminate()));
    },
  };
}
