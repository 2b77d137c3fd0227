import { sql } from '@quartermaster/database';
import { ofMandatorySource } from '../catalog/index.ts';
import type { OrderOwner } from '../orderhistory/index.ts';
import type { Queries } from '../runtime/index.ts';
import { soldIn, type StoreCatalog } from '../stores/assortment/index.ts';

/** Newest rows of the whole catalog that are looked at: a store may not sell the first of them. */
const mostLookedAt = 500;

/**
 * Ids of products that imports of the last days have added, the newest first. What came within a day of the first import is the catalog itself, not news.
 *
 * @param days 0: none
 */
export async function findFresh(catalog: StoreCatalog, { now, days }: { readonly now: Date; readonly days: number }, most: number): Promise<string[]> {
  const { rows } = await catalog.database.query<{ id: string }>(sql`
    with began as (select case when exists (select from marketplace.product where added_at is null) then null else (select min(added_at) from marketplace.product) end as at)
    select newest.product_id as id from (
      select product_id, added_at from marketplace.product
      where added_at > ${new Date(now.getTime() - days * 86_400_000)} and added_at > coalesce((select at + interval '1 day' from began), '-infinity') order by added_at desc, product_id limit ${mostLookedAt}
    ) as newest join ${soldIn(catalog)} as sold on sold.product_id = newest.product_id
    where sold.vendor_count > 0 order by newest.added_at desc, newest.product_id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Ids of products of mandatory sources: of each category the one that most vendors offer, so that one category does not fill the list. */
export async function findMandatory(catalog: StoreCatalog, most: number): Promise<string[]> {
  const { rows } = await catalog.database.query<{ id: string }>(sql`
    select id from (
      select distinct on (marked.category_id) marked.product_id as id, sold.vendor_count from marketplace.product as marked join ${soldIn(catalog)} as sold on sold.product_id = marked.product_id
      where ${ofMandatorySource(sql`marked`)} and sold.vendor_count > 0 order by marked.category_id, sold.vendor_count desc, marked.product_id
    ) as best order by vendor_count desc, id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Orders of a buyer that are looked at. */
const lastOrders = 20;

/** Ids of products that the buyer has ordered in this store, those of the last order first. */
export async function findOrdered(queries: Queries, { buyerId, store }: OrderOwner, most: number): Promise<string[]> {
  const { rows } = await queries.query<{ id: string }>(sql`
    select product_id as id from (
      select line.product_id, max(placed.placed_at) as last_at from (
        select order_number, placed_at from marketplace.placed_order where buyer_id = ${buyerId} and store = ${store} order by placed_at desc, order_number desc limit ${lastOrders}
      ) as placed join marketplace.purchase_order po using (order_number) join marketplace.purchase_order_line line using (po_number) group by line.product_id
    ) as ordered order by last_at desc, product_id limit ${most}`);
  return rows.map(({ id }) => id);
}
