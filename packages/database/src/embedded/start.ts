import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireFreeSpace } from './disk.ts';
import { keepFirstCode } from './engine-code.ts';
import { dataDamaged, EmbeddedDatabaseError, fileSystemError } from './error.ts';
import { lockDataFolder } from './lock.ts';
import { makeCluster } from './new-cluster.ts';
import { makeSocketFolder, urlOfSocketFolder } from './socket-folder.ts';
import { startDatabaseThread, usualPatienceMs } from './worker-thread.ts';

export interface EmbeddedDatabaseOptions {
  /** The folder that holds the database; made when missing. One process at a time may use it. */
  readonly dataDir: string;
  /** How long a client may leave a transaction open without a word while others wait (default 30 000 ms). */
  readonly idleInTransactionMs?: number;
  /** Room that must be free on the disk, in bytes. The default depends on whether the database exists already. */
  readonly minimumFreeBytes?: number;
  /** After how long a database that does not open counts as damaged (default 60 000 ms). */
  readonly patienceMs?: number;
}

export interface EmbeddedDatabase {
  /** Where PostgreSQL clients of this machine and this user connect. */
  readonly url: string;
  /** Resolves with a `STOPPED` error if the database ends without {@link stop}; then its clients cannot go on. */
  readonly broken: Promise<EmbeddedDatabaseError>;
  /** Ends all connections, writes everything to disk and gives the folder back. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL inside this process (PGlite, in a thread of its own) behind a unix socket. The extensions `pg_trgm`
 * and `unaccent` can be created. A process that is killed loses no committed row; for safety against power loss, and for
 * more than one server process, use a real PostgreSQL.
 *
 * @throws EmbeddedDatabaseError with a code and one sentence that says what to do
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  keepFirstCode();
  return openEmbeddedDatabase(options);
}

/** The same in whatever code V8 makes of the engine. */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, 'cluster');
  // Written when the database has opened for the first time: without it, the files are those of a broken off set-up.
  const complete = join(dataDir, 'complete');
  return withFileSystemErrors(dataDir, async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = lockDataFolder(dataDir);
    try {
      const exists = existsSync(complete);
      if (exists) requireEssentials(dataDir, clusterDir);
      else rmSync(clusterDir, { recursive: true, force: true });
      await requireFreeSpace(dataDir, options.minimumFreeBytes ?? (exists ? 32 : 160) * 1024 * 1024);
      const socket = makeSocketFolder(dataDir);
      try {
        const input = { clusterDir, snapshot: undefined, socketPath: socket.socketPath, idleInTransactionMs: options.idleInTransactionMs ?? 30_000 };
        const open = async () => {
          if (!exists) await makeCluster(clusterDir, makingTakes * (options.patienceMs ?? usualPatienceMs));
          return startDatabaseThread(input, options.patienceMs);
        };
        const thread = await open().catch((error: unknown) => {
          throw dataDamaged(dataDir, error instanceof Error ? error.message : String(error));
        });
        writeFileSync(complete, '');
        let stopped: Promise<void> | undefined;
        return {
          url: urlOfSocketFolder(socket.folder),
          broken: thread.broken.then(
            (reason) =>
              new EmbeddedDatabaseError('STOPPED', `The embedded database in ${dataDir} ended (${reason}); make sure that its disk has room, and start again: committed data is kept.`),
          ),
          stop() {
            stopped ??= thread.stop().finally(() => {
              socket.remove();
              lock.release();
            });
            return stopped;
          },
        };
      } catch (error) {
        socket.remove();
        throw error;
      }
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

/** To make a database takes as many times as long as to open one. */
const makingTakes = 5;

/** The engine searches forever when one of these is missing. */
const ESSENTIALS = ['PG_VERSION', 'global/pg_control', 'base/1', 'base/5', 'pg_wal', 'pg_xact'];

function requireEssentials(dataDir: string, clusterDir: string): void {
  const missing = ESSENTIALS.find((name) => !existsSync(join(clusterDir, name)));
  if (missing !== undefined) throw dataDamaged(dataDir, `${missing} is missing`);
}

async function withFileSystemErrors<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw fileSystemError(error, dataDir);
  }
}
