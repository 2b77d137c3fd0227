import { setTimeout } from 'node:timers/promises';
import { ServiceEnded, StartError } from './error.ts';
import type { Service } from './service.ts';

/** How a part that ends by itself is started again. Times in milliseconds. */
export interface Patience {
  /** The wait before the first time; each end within {@link withinMs} doubles it. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** So many ends within this time are too many: it is given up. */
  readonly mostEnds: number;
  readonly withinMs: number;
  readonly now: () => number;
}

const usual: Patience = { firstWaitMs: 500, longestWaitMs: 10_000, mostEnds: 5, withinMs: 120_000, now: () => performance.now() };

/**
 * Starts a part, and again whenever it ends without having been asked to, or cannot start again. Says in one line what happened. A part that cannot start the first
 * time is not tried again: a person is there and reads why.
 *
 * @throws StartError as `start` does
 */
export async function keepService(start: () => Promise<Service>, say: (line: string) => void, patience: Patience = usual): Promise<Service> {
  let run = await start();
  const { name } = run;
  const stopping = new AbortController();
  const gaveUp = Promise.withResolvers<StartError>();
  const kept = keep();
  return {
    name,
    get pid() {
      return run.pid;
    },
    died: gaveUp.promise,
    async stop() {
      stopping.abort();
      await run.stop();
      await kept;
      // It may have been started meanwhile.
      await run.stop();
    },
  };

  async function keep(): Promise<void> {
    const ends: number[] = [];
    let failure = await untilStopped(run.died);
    while (failure !== null && !stopping.signal.aborted) {
      const now = patience.now();
      ends.push(now);
      const recent = ends.filter((end) => now - end < patience.withinMs).length;
      if (recent >= patience.mostEnds) return gaveUp.resolve(failure);
      say(`${firstLine(failure)} It is started again.`);
      await untilStopped(setTimeout(Math.min(patience.longestWaitMs, patience.firstWaitMs * 2 ** (recent - 1))));
      failure = stopping.signal.aborted ? null : await again();
    }
  }

  async function again(): Promise<StartError | null> {
    const begun = patience.now();
    try {
      run = await start();
    } catch (error) {
      return error instanceof StartError ? error : new StartError(String(error), { cause: error });
    }
    say(`The ${name} runs again after ${((patience.now() - begun) / 1000).toFixed(1)} s.`);
    return untilStopped(run.died);
  }

  /** What comes first; null: it is to stop. */
  function untilStopped<T>(event: Promise<T>): Promise<T | null> {
    const { signal } = stopping;
    return new Promise((resolve, reject) => {
      if (signal.aborted) resolve(null);
      signal.addEventListener('abort', () => resolve(null), { once: true });
      event.then(resolve, reject);
    });
  }
}

/** What a person is told in one line; the log has the rest. */
function firstLine(error: StartError): string {
  return error instanceof ServiceEnded ? error.inOneLine : (error.message.split('\n', 1)[0] ?? '');
}
