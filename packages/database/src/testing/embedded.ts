import { makeSocketFolder } from '../embedded/socket-folder.ts';
import { startDatabaseThread } from '../embedded/worker-thread.ts';
import type { OpenTestDatabase } from './databases.ts';
import { emptyDatabaseSnapshot } from './snapshot.ts';

/** An embedded database in memory, filled from a snapshot: a fresh one would take seconds. */
export async function openEmbeddedTestDatabase(): Promise<OpenTestDatabase> {
  const socket = makeSocketFolder(undefined);
  try {
    const thread = await startDatabaseThread({
      clusterDir: undefined,
      snapshot: await emptyDatabaseSnapshot(),
      socketPath: socket.socketPath,
      // Shorter than the time limit of a test, so that a forgotten transaction is reported as what it is.
      idleInTransactionMs: 4_000,
    });
    return {
      url: `postgres://postgres@/postgres?host=${encodeURIComponent(socket.folder)}`,
      async close() {
        await thread.stop();
        socket.remove();
      },
    };
  } catch (error) {
    socket.remove();
    throw error;
  }
}
