import type pg from 'pg';
import type { Pool } from '../pool.ts';

/** Hears every statement that a pool sends. */
export interface StatementCounter {
  /**
   * The texts of the statements that are sent while `work` goes on, and of those that it has left behind, until the pool rests; in their
   * order. `begin` and `commit` are statements too.
   */
  during(work: () => Promise<unknown>): Promise<readonly string[]>;
}

/** Begins to count the statements of a pool, whether they are sent by itself or by a connection that was taken from it. */
export function countStatements(pool: Pool): StatementCounter {
  const heard = new WeakSet<pg.PoolClient>();
  let sent: string[] | null = null;
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query(...given: unknown[]): unknown {
        sent?.push(textOf(given[0]));
        return query(...given);
      },
    });
  });
  return {
    async during(work) {
      const heardNow: string[] = [];
      sent = heardNow;
      await work();
      while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await new Promise((resolve) => setImmediate(resolve));
      sent = null;
      return heardNow;
    },
  };
}

/** A statement is given as its text, or as an object that has one. Blanks and line ends are made one blank each. */
function textOf(statement: unknown): string {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return String(text).replaceAll(/\s+/g, ' ').trim();
}
