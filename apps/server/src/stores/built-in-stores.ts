import { knownStores, shippedStoreList, storeIdOf } from '@quartermaster/contracts';
import { withTransaction, type Pool } from '@quartermaster/database';
import { writeStoreTraits } from './traits-rows.ts';

/** The changes that a server made to the store list when it started. */
export interface BuiltInChange {
  /** Known stores that the web is built without, since now. */
  readonly leftOut: readonly string[];
  /** Stores that the web has, and that were not on the list until now. */
  readonly listed: readonly string[];
  /** Stores that the web has, and of which a package is shown instead. */
  readonly shippedInstead: readonly string[];
}

interface Row {
  readonly name: string;
  readonly shipped: boolean;
  readonly leftOut: boolean;
}

/**
 * Writes down on the store list which stores the web of this deployment is built with. A store that it is built without leaves the list and
 * keeps its row, so that its hosts and its assortment are there again when its package is added, or when the web has it again. Where
 * nothing changed, nothing is written: each change of the list makes every process read it.
 */
export function noteBuiltInStores(database: Pool, builtIn: readonly string[]): Promise<BuiltInChange> {
  return withTransaction(database, async (connection) => {
    const { rows } = await connection.query<Row>('select name, shipped, left_out as "leftOut" from marketplace.store order by number');
    const has = (name: string): boolean => builtIn.includes(name);
    const leftOut = rows.filter(({ name, shipped, leftOut }) => !shipped && !leftOut && !has(name)).map(({ name }) => name);
    const back = rows.filter(({ name, leftOut }) => leftOut && has(name)).map(({ name }) => name);
    const missing = knownStores.filter((name) => has(name) && !rows.some((row) => row.name === name));
    if (leftOut.length > 0) await connection.query('update marketplace.store set left_out = true where name = any($1)', [leftOut]);
    if (back.length > 0) await connection.query('update marketplace.store set left_out = false where name = any($1)', [back]);
    for (const name of missing) {
      await connection.query('insert into marketplace.store (name, number) values ($1, $2)', [name, storeIdOf(name)]);
      await writeStoreTraits(connection, name, shippedStoreList[name]);
    }
    return { leftOut, listed: [...back, ...missing], shippedInstead: rows.filter(({ name, shipped }) => shipped && has(name)).map(({ name }) => name) };
  });
}
