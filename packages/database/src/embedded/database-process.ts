// The program that start-process.ts runs: holds the database of the folder of its argument, in the faster code, until it is told to stop.
import { EmbeddedDatabaseError } from './error.ts';
import type { ProcessMessage } from './process-messages.ts';
import { openEmbeddedDatabase } from './start.ts';

const [options] = process.argv.slice(2);
if (options === undefined) throw new Error('Give the options of the database as JSON.');
const tell = (message: ProcessMessage): void => void process.send?.(message);
// A terminal tells all its processes; the one who asked for the database says when it has no more use for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
try {
  const database = await openEmbeddedDatabase(JSON.parse(options) as Parameters<typeof openEmbeddedDatabase>[0]);
  const stop = (): void => void database.stop().then(() => process.exit(0), () => process.exit(1));
  process.once('message', stop);
  // The one who asked for it is gone.
  process.once('disconnect', stop);
  void database.broken.then(({ message }) => tell({ type: 'broken', message }));
  tell({ type: 'ready', url: database.url });
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error), code: error instanceof EmbeddedDatabaseError ? error.code : null });
  process.disconnect?.();
}
