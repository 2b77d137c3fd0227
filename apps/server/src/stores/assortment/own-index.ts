import type { Connection } from '@quartermaster/database';

/**
 * Products of a catalog in which a store with an assortment has an index of its own. In a smaller one, looking up what the store says of each product that words find takes less than
 * an import would need to write the words twice.
 */
export const largeCatalog = 100_000;

/** Gives a store an index of its own where the catalog is large, also where it has become so. It keeps it. Inside a transaction, when its products are there. */
export async function indexWords(connection: Connection, store: string): Promise<void> {
  const { rows } = await connection.query<{ ownIndex: boolean }>('select own_index as "ownIndex" from marketplace.assortment where store = $1', [store]);
  const hasIndex = rows[0]?.ownIndex === true;
  if (!hasIndex && !(await decideOnIndex(connection, store))) return;
  // Only what was written before the store had an index.
  if (!hasIndex) {
    await connection.query(
      'update marketplace.store_product as sold set search = product.search, length = product.length from marketplace.product where product.product_id = sold.product_id and sold.store = $1',
      [store],
    );
  }
  await connection.query('select marketplace.index_words_of($1)', [store]);
}

/** Notes whether a store is to have an index of its own, before its products are written. */
export async function decideOnIndex(connection: Connection, store: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    'update marketplace.assortment set own_index = true where store = $1 and (own_index or (select documents from marketplace.search_statistics) > $2)',
    [store, largeCatalog],
  );
  return rowCount === 1;
}
