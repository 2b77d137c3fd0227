import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openPool, type Connection } from '../pool.ts';
import { withTransaction } from '../transaction.ts';
import { fileSystemError } from './error.ts';

export interface CopyOptions<Facts> {
  /** The folder of the database, which runs in some process of this machine. */
  readonly dataDir: string;
  /** Where its clients connect. */
  readonly url: string;
  /** The folder that becomes one of a database, too: it must not be there yet. */
  readonly to: string;
  /** Reads what belongs to this very moment. */
  readonly read: (connection: Connection) => Promise<Facts>;
}

/** Milliseconds; less than a client may be silent in a transaction. */
const signOfLifeEvery = 5_000;

/**
 * Copies the files of a database as they are at one moment: those that a process leaves behind which is killed, without a transaction that has
 * not ended. The engine writes while it runs a statement and never else, so no other client writes while this one has the turn: the others wait meanwhile.
 *
 * @throws EmbeddedDatabaseError `NO_SPACE`, `NOT_WRITABLE`
 */
export async function copyEmbeddedDatabase<Facts>({ dataDir, url, to, read }: CopyOptions<Facts>): Promise<Facts> {
  const pool = openPool(url, { applicationName: 'quartermaster-copy', maxConnections: 1 });
  try {
    return await withTransaction(pool, async (connection) => {
      const facts = await read(connection);
      const copying = cp(join(resolve(dataDir), 'cluster'), join(to, 'cluster'), { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE });
      await keepingTheTurn(connection, copying);
      return facts;
    });
  } catch (error) {
    throw fileSystemError(error, to);
  } finally {
    await pool.end();
  }
}

async function keepingTheTurn(connection: Connection, work: Promise<void>): Promise<void> {
  let signs: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // Where the turn is lost, the end of the transaction fails, and with it the copy.
    signs = signs.then(() => connection.query('select 1')).catch(() => undefined);
  }, signOfLifeEvery);
  try {
    await work;
  } finally {
    clearInterval(timer);
    await signs;
  }
}
