import type { Connection, Pool } from '@quartermaster/database';

/** The names of all stores that have a row, in the order of their numbers: those too that the web is built without. */
export async function storeNames(database: Connection | Pool): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>('select name from marketplace.store order by number');
  return rows.map(({ name }) => name);
}
