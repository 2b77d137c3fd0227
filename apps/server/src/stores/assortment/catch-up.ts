import type { Connection, Pool } from '@quartermaster/database';
import { withTransaction } from '@quartermaster/database';
import { headTerm } from '../../text/index.ts';
import { indexWords } from './own-index.ts';

/**
 * Brings words, counts and numbers of the stores up to date whose products have changed: after an import, and after one that
 * was killed.
 *
 * @param onStore hears before each store how many are done, and of how many
 */
export async function catchUp(pool: Pool, onStore: (done: number, of: number) => void = () => {}): Promise<void> {
  const { rows } = await pool.query<{ store: string }>('select store from marketplace.assortment where behind order by store');
  for (const [done, { store }] of rows.entries()) {
    onStore(done, rows.length);
    await withTransaction(pool, (connection) => catchUpStore(connection, store));
  }
}

/** The same for one store, inside a transaction. */
export async function catchUpStore(connection: Connection, store: string): Promise<void> {
  // Held until the end: a batch of an import that changes products meanwhile says again that the store is behind.
  await connection.query('update marketplace.assortment set behind = false where store = $1', [store]);
  await connection.query('delete from marketplace.store_word where store = $1', [store]);
  // `ts_stat` takes the text of a statement, and counts faster than a statement that unnests the words.
  await connection.query(
    `with sold as (
       select format('select product.search from marketplace.store_product join marketplace.product using (product_id) where store = %L', $1::text) as statement
     )
     insert into marketplace.store_word (store, term, document_count, name_count)
     select $1::text, word, every.ndoc, coalesce(named.ndoc, 0)
     from sold, ts_stat(sold.statement) as every left join ts_stat((select statement from sold), 'a') as named using (word)
     where not starts_with(word, $2)`,
    [store, headTerm('')],
  );
  await connection.query('delete from marketplace.store_facet_value where store = $1', [store]);
  await connection.query(
    `insert into marketplace.store_facet_value (store, facet_value_id, product_count, service_count)
     select $1::text, value.id, count(*) filter (where kind = 'product'), count(*) filter (where kind = 'service')
     from marketplace.store_product as sold, unnest(sold.facets) as value (id) where sold.store = $1 group by value.id`,
    [store],
  );
  await connection.query(
    `update marketplace.assortment set (documents, total_length) = (
       select count(*), coalesce(sum(product.length), 0) from marketplace.store_product as sold join marketplace.product using (product_id) where sold.store = $1
     ) where store = $1`,
    [store],
  );
  await indexWords(connection, store);
}
