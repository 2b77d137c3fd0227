import { sql, withTransaction, type Pool } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

export interface AgencyRule {
  /** How many buyers, at the least. */
  readonly agencyBuyers: number;
  readonly agencyDays: number;
}

/** Works out anew what buyers of each agency have ordered in the last days. A canceled purchase order counts for nothing. */
export async function refreshAgencyProducts(database: Pool, now: Date, { agencyBuyers, agencyDays }: AgencyRule): Promise<void> {
  await withTransaction(database, async (connection) => {
    await connection.query(sql`select pg_advisory_xact_lock(hashtextextended('agency-products', 0))`);
    await connection.query(sql`delete from marketplace.agency_product`);
    await connection.query(sql`
      insert into marketplace.agency_product (store, agency_code, product_id, buyers, last_at)
      select placed.store, buyer.vouched_agency_code, line.product_id, count(distinct placed.buyer_id)::int, max(placed.placed_at)
      from marketplace.placed_order placed join marketplace.buyer using (buyer_id)
        join marketplace.purchase_order po using (order_number) join marketplace.purchase_order_line line using (po_number)
      where placed.placed_at > ${new Date(now.getTime() - agencyDays * 86_400_000)} and buyer.vouched_agency_code is not null and po.status <> 'Canceled'
      group by placed.store, buyer.vouched_agency_code, line.product_id having count(distinct placed.buyer_id) >= ${agencyBuyers}`);
  });
}

/** Ids of what most buyers of an agency have ordered in a store, without what the buyer who asks has ordered themselves lately. */
export async function findAgencyProducts(queries: Queries, { store, agencyCode, buyerId }: { readonly store: string; readonly agencyCode: string; readonly buyerId: string }, most: number): Promise<string[]> {
  const { rows } = await queries.query<{ id: string }>(sql`
    select product_id as id from marketplace.agency_product ordered where store = ${store} and agency_code = ${agencyCode}
      and not exists (select from marketplace.placed_order placed join marketplace.purchase_order po using (order_number) join marketplace.purchase_order_line line using (po_number)
        where placed.buyer_id = ${buyerId} and placed.store = ${store} and line.product_id = ordered.product_id)
    order by buyers desc, last_at desc, product_id limit ${most}`);
  return rows.map(({ id }) => id);
}
