import type { Replacement } from '@quartermaster/contracts';
import { prepared, sql, type Sql } from '@quartermaster/database';
import { soldIn, type StoreCatalog } from '../stores/assortment/index.ts';

/** SQL of a JSON value: what the catalog names in place of a product, where the store has an offer of that; else null. @param productId SQL of a text */
export const replacementOf = (catalog: StoreCatalog, productId: Sql): Sql => sql`(
  select json_build_object('productId', other.product_id, 'name', other.name)
  from marketplace.product as replaced join marketplace.product as other on other.product_id = replaced.replaced_by
    join ${soldIn(catalog)} as sold on sold.product_id = other.product_id
  where replaced.product_id = ${productId} and sold.vendor_count > 0)`;

/** What the catalog names in place of a product that the store need not sell; null where it names nothing that the store has. */
export async function findReplacement(catalog: StoreCatalog, productId: string): Promise<Replacement | null> {
  const { rows } = await catalog.database.query<{ replacement: Replacement | null }>(prepared(sql`select ${replacementOf(catalog, sql`${productId}::text`)} as replacement`));
  return rows[0]?.replacement ?? null;
}
