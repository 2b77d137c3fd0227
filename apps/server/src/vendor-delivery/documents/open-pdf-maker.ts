import { Worker } from 'node:worker_threads';
import type { VendorMessage } from '@quartermaster/deployment';

/** What the thread says: the file, or why there is none. */
export type MadePdf = { readonly number: number; readonly content: Uint8Array } | { readonly number: number; readonly reason: string };

/** Makes PDFs of purchase orders beside the calls of buyers. */
export interface PdfMaker {
  /** @throws Error where there is none: it may be asked for again */
  make(message: VendorMessage): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Milliseconds after which a thread without work ends: it has the memory of two typefaces. */
const idleFor = 30_000;

/**
 * One thread, which is started when the first PDF is asked for and reads the typefaces once. A PDF takes the processor for 13 ms; in the thread that
 * serves calls, purchase orders that are sent would hold up the shop.
 */
export function openPdfMaker(): PdfMaker {
  const asked = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let [worker, count]: [Worker | null, number] = [null, 0];
  let idle: NodeJS.Timeout | undefined;

  const lost = (gone: Worker, reason: string): void => {
    if (worker !== gone) return;
    worker = null;
    for (const { reject } of asked.values()) reject(new Error(`The PDF could not be made: ${reason}`));
    asked.clear();
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    if (ending === null) return;
    lost(ending, 'the server stops.');
    await ending.terminate();
  };
  const settle = (made: MadePdf): void => {
    const waiting = asked.get(made.number);
    asked.delete(made.number);
    if ('content' in made) waiting?.resolve(made.content);
    else waiting?.reject(new Error(`The PDF could not be made: ${made.reason}`));
    if (asked.size === 0) idle = setTimeout(() => void end(), idleFor).unref();
  };
  const started = (): Worker => {
    const begun = new Worker(new URL('./pdf-worker.ts', import.meta.url));
    begun.unref();
    begun.on('message', settle);
    begun.on('error', (error) => lost(begun, error instanceof Error ? error.message : String(error)));
    begun.on('exit', () => lost(begun, 'its thread has ended.'));
    return begun;
  };

  return {
    make(message) {
      clearTimeout(idle);
      worker ??= started();
      const number = (count += 1);
      const waiting = Promise.withResolvers<Uint8Array>();
      asked.set(number, waiting);
      worker.postMessage({ number, message });
      return waiting.promise;
    },
    close: end,
  };
}
