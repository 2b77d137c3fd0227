import { identifier, sql, withTransaction, type Connection, type Pool, type Sql } from '@quartermaster/database';

/** Tables whose changes the cluster has to hear of, and the function that notes them (migration 0005). */
const noted = [
  ['product', 'note_changed_products'],
  ['store_product', 'note_changed_store_products'],
] as const;

const events = [
  [sql`insert`, sql`new`, 'inserted'],
  [sql`update`, sql`new`, 'updated'],
  [sql`delete`, sql`old`, 'deleted'],
] as const;

const triggerName = (table: string, event: string): Sql => identifier(`${table}_${event}_for_search`);

/** From now on each change of a product is noted in the transaction that makes it, whichever program that is. Waits for changes that are under way. */
export async function startNoting(connection: Connection): Promise<void> {
  for (const [table, notes] of noted) {
    for (const [event, rows, name] of events) {
      await connection.query(sql`create or replace trigger ${triggerName(table, name)} after ${event} on ${identifier('marketplace', table)}
        referencing ${rows} table as changed for each statement execute function ${identifier('marketplace', notes)}()`);
    }
  }
}

/** No cluster is fed any more, and changes are no longer noted. */
export const stopNoting = (pool: Pool): Promise<void> =>
  withTransaction(pool, async (connection) => {
    for (const [table] of noted) {
      for (const [, , name] of events) await connection.query(sql`drop trigger if exists ${triggerName(table, name)} on ${identifier('marketplace', table)}`);
    }
    await connection.query('delete from marketplace.search_index');
    await connection.query('delete from marketplace.search_change');
  });

/** One note of the outbox. */
export interface Change {
  readonly id: string;
  readonly store: string | null;
  readonly product: string;
}

/** The oldest notes. */
export async function oldestChanges(connection: Connection, most: number): Promise<Change[]> {
  const { rows } = await connection.query<Change>(
    sql`select change_id::text as id, store, product_id as product from marketplace.search_change order by change_id limit ${most}::integer`,
  );
  return rows;
}

export async function forgetChanges(connection: Connection, changes: readonly Change[]): Promise<void> {
  await connection.query(sql`delete from marketplace.search_change where change_id = any(${changes.map(({ id }) => id)}::bigint[])`);
}

/** The number of a reading of products that begins now. */
export async function beginReading(database: Pick<Connection, 'query'>): Promise<number> {
  const { rows } = await database.query<{ reading: number }>(sql`select nextval('marketplace.search_reading') as reading`);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence of readings gave no number.');
  return row.reading;
}
