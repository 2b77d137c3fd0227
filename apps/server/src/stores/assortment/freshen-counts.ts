import type { Pool } from '@quartermaster/database';

/** Fresh counts for the planner, and no dead rows: the embedded database does not do it by itself. Not within a transaction. */
export async function freshenCounts(pool: Pool): Promise<void> {
  await pool.query('vacuum (analyze) marketplace.store_offer, marketplace.store_product, marketplace.store_word, marketplace.store_facet_value');
}
