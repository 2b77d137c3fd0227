import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import type { OrderOwner } from './order-store.ts';

/** The newest order of a buyer that had an offer. */
export interface LastOrder {
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly quantity: number;
}

/** By offer; offers that the buyer has never ordered in this store are not in the result. What went to several addresses counts together. */
export async function lastOrdersOf(queries: Queries, { buyerId, store }: OrderOwner, offerIds: readonly string[]): Promise<ReadonlyMap<string, LastOrder>> {
  const { rows } = await queries.query<{ offer_id: string; order_number: string; placed_at: Date; quantity: number }>(sql`
    select distinct on (line.offer_id) line.offer_id, placed.order_number, placed.placed_at, sum(line.quantity)::float8 as quantity
    from marketplace.placed_order placed join marketplace.purchase_order po using (order_number) join marketplace.purchase_order_line line using (po_number)
    where placed.buyer_id = ${buyerId} and placed.store = ${store} and line.offer_id = any(${offerIds}::text[])
    group by line.offer_id, placed.order_number, placed.placed_at order by line.offer_id, placed.placed_at desc, placed.order_number desc`);
  return new Map(rows.map((row) => [row.offer_id, { orderNumber: row.order_number, orderedAt: row.placed_at.toISOString(), quantity: row.quantity }]));
}

/** An order with its lines, an offer that went to several addresses once. */
export interface OrderedLines {
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly lines: readonly { readonly offerId: string; readonly name: string; readonly itemNumber: string; readonly vendor: string; readonly quantity: number; readonly unit: string }[];
}

/** The newest order of a buyer in a store that had one of these offers, with all of its lines; null where there is none. */
export async function lastOrderWith(queries: Queries, { buyerId, store }: OrderOwner, offerIds: readonly string[]): Promise<OrderedLines | null> {
  const { rows } = await queries.query<{ order_number: string; placed_at: Date; offer_id: string; name: string; item_number: string; vendor_name: string; quantity: number; unit: string }>(sql`
    with newest as (
      select placed.order_number, placed.placed_at from marketplace.placed_order placed
      where placed.buyer_id = ${buyerId} and placed.store = ${store} and exists (
        select from marketplace.purchase_order po join marketplace.purchase_order_line line using (po_number)
        where po.order_number = placed.order_number and line.offer_id = any(${offerIds}::text[]))
      order by placed.placed_at desc, placed.order_number desc limit 1)
    select newest.order_number, newest.placed_at, line.offer_id, min(line.line ->> 'name') as name, min(line.line ->> 'itemNumber') as item_number, min(po.vendor_name) as vendor_name,
      sum(line.quantity)::float8 as quantity, min(line.line -> 'unitOfIssue' ->> 'name') as unit
    from newest join marketplace.purchase_order po using (order_number) join marketplace.purchase_order_line line using (po_number)
    group by newest.order_number, newest.placed_at, line.offer_id order by min(po.position), min(line.position)`);
  const [first] = rows;
  if (first === undefined) return null;
  return {
    orderNumber: first.order_number,
    orderedAt: first.placed_at.toISOString(),
    lines: rows.map((row) => ({ offerId: row.offer_id, name: row.name, itemNumber: row.item_number, vendor: row.vendor_name, quantity: row.quantity, unit: row.unit })),
  };
}
