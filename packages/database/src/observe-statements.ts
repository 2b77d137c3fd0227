import type { Connection, Pool } from './pool.ts';

/**
 * Hears of each statement that is sent, by its text without values, and gives what is called when it has ended; `error` is null where it
 * succeeded. Neither may throw.
 */
export type StatementObserver = (text: string) => (error: unknown) => void;

type Query = (...given: unknown[]) => unknown;
type Done = (...result: unknown[]) => unknown;

const observersOf = new WeakMap<Pool, StatementObserver[]>();

/** Observes the statements of a pool, each a round trip: those that begin and end transactions included. Several observers may. */
export function observeStatements(pool: Pool, observer: StatementObserver): void {
  const known = observersOf.get(pool);
  if (known !== undefined) return void known.push(observer);
  const observers = [observer];
  observersOf.set(pool, observers);
  const observed = new WeakSet<Connection>();
  pool.on('acquire', (connection) => {
    if (observed.has(connection)) return;
    observed.add(connection);
    const query = connection.query.bind(connection) as Query;
    Object.assign(connection, { query: (...given: unknown[]) => watched(query, given, observers) });
  });
}

/** A statement ends by a callback where one is given, and else by a promise. */
function watched(query: Query, given: unknown[], observers: readonly StatementObserver[]): unknown {
  const text = textOf(given[0]);
  const ends = observers.map((observer) => observer(text));
  const end = (error: unknown): void => {
    for (const each of ends) each(error);
  };
  const last = given.at(-1);
  if (typeof last === 'function') {
    return query(...given.slice(0, -1), (...result: unknown[]) => {
      end(result[0] ?? null);
      return (last as Done)(...result);
    });
  }
  const answer = query(...given);
  if (answer instanceof Promise) answer.then(() => end(null), end);
  return answer;
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string' ? statement.text : '';
};
