import { makeSocketFolder, urlOfSocketFolder } from '../embedded/socket-folder.ts';
import { startDatabaseThread } from '../embedded/worker-thread.ts';
import { compiledEngine } from './compiled-engine.ts';
import type { OpenTestDatabase } from './databases.ts';
import { emptyDatabaseSnapshot } from './snapshot.ts';

/**
 * An embedded database in memory, filled from a file: a fresh one would take seconds.
 *
 * @param template the file; the one with an empty database unless it is given
 * @param idleInTransactionMs shorter than the time limit of a test, so that a forgotten transaction is reported as what it is
 */
export async function openEmbeddedTestDatabase(template?: string, idleInTransactionMs = 15_000): Promise<OpenTestDatabase> {
  const socket = makeSocketFolder(undefined);
  try {
    const thread = await startDatabaseThread({
      clusterDir: undefined,
      engine: await compiledEngine(),
      snapshot: template ?? (await emptyDatabaseSnapshot()),
      socketPath: socket.socketPath,
      idleInTransactionMs,
    });
    return {
      url: urlOfSocketFolder(socket.folder),
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
