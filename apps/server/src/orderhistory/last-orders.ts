import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import type { OrderOwner } from './order-store.ts';

/** The newest order of a buyer that had an offer. */
export interface LastOrder {
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly quantity: number;
}

/** By offer; offers that the buyer has never ordered in this store are not in the result. */
export async function lastOrdersOf(queries: Queries, { buyerId, store }: OrderOwner, offerIds: readonly string[]): Promise<ReadonlyMap<string, LastOrder>> {
  const { rows } = await queries.query<{ offer_id: string; order_number: string; placed_at: Date; quantity: number }>(sql`
    select distinct on (line.offer_id) line.offer_id, placed.order_number, placed.placed_at, line.quantity::float8 as quantity
    from marketplace.placed_order placed join marketplace.purchase_order po using (order_number) join marketplace.purchase_order_line line using (po_number)
    where placed.buyer_id = ${buyerId} and placed.store = ${store} and line.offer_id = any(${offerIds}::text[])
    order by line.offer_id, placed.placed_at desc, placed.order_number desc, line.position`);
  return new Map(rows.map((row) => [row.offer_id, { orderNumber: row.order_number, orderedAt: row.placed_at.toISOString(), quantity: row.quantity }]));
}
