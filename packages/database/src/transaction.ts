import { isAnswerLost } from './answer-lost.ts';
import type { Connection, Pool } from './pool.ts';
import { SqlState, sqlState } from './sql-state.ts';

export interface TransactionOptions {
  /** The server's default is `read committed`. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** How often the work is tried at most when the database asks to repeat it (default 5). */
  readonly tries?: number;
  /**
   * How long each of its statements may take, in milliseconds, where that is less than the pool allows. A real server then ends the
   * statement with SQLSTATE 57014 (`SqlState.queryCanceled`); the embedded database takes no notice.
   */
  readonly statementLimit?: number;
  /** Waits between two tries; injected by tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** A number from 0 to below 1; spreads the tries of several processes. */
  readonly random?: () => number;
}

/** SQLSTATEs after which the same transaction, done again, may succeed. */
const REPEATABLE: ReadonlySet<string> = new Set([SqlState.serializationFailure, SqlState.deadlockDetected]);

const begins = {
  default: 'begin',
  'read committed': 'begin isolation level read committed',
  'repeatable read': 'begin isolation level repeatable read',
  serializable: 'begin isolation level serializable',
} as const;

const sleepFor = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `work` in one transaction: commits what it returns, rolls back when it throws. After a serialization failure or
 * a deadlock the work is done again from the start, so it must not have effects outside of its connection.
 *
 * Use only the connection that is handed in: the embedded database runs one transaction at a time, and a query on a
 * second connection would wait for the first one forever (it is ended after a while, with an error that says so).
 */
export async function withTransaction<T>(
  pool: Pool,
  work: (connection: Connection) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { tries = 5, sleep = sleepFor, random = Math.random } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work, options);
    } catch (error) {
      if (attempt >= tries || !REPEATABLE.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.min(1000, 10 * 2 ** attempt) * (0.5 + random()));
    }
  }
}

async function runOnce<T>(
  pool: Pool,
  work: (connection: Connection) => Promise<T>,
  { isolation, statementLimit }: TransactionOptions,
): Promise<T> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => void (broken = error);
  connection.on('error', onError);
  try {
    await connection.query(begins[isolation ?? 'default']);
    if (statementLimit !== undefined) await connection.query("select set_config('statement_timeout', $1, true)", [String(statementLimit)]);
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    // A word on a connection that has lost an answer would wait as long again; the server rolls back when the connection is closed.
    if (isAnswerLost(error)) broken = asError(error);
    else await connection.query('rollback').catch((failure: unknown) => void (broken = asError(failure)));
    throw error;
  } finally {
    connection.off('error', onError);
    // A connection whose state is unknown must not go back to the pool.
    connection.release(broken);
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
