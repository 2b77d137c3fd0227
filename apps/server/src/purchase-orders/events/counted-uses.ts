import { sql, type Sql } from '@quartermaster/database';

/**
 * SQL of the cents that count of purchase orders: of rows with `po_number` and `amount`. A canceled purchase order counts no more, and neither do rejected pieces with their part of it.
 *
 * @param uses the table @param isMeant true of the rows, which are `own`
 */
export const countedUses = (uses: Sql, isMeant: Sql): Sql => sql`select coalesce(sum(case when part.status = 'Canceled' then 0
    else own.amount - floor(own.amount * coalesce(rejected.value, 0) / greatest(part.subtotal, 1)) end), 0)::bigint as used
  from ${uses} as own join marketplace.purchase_order as part using (po_number)
    left join lateral (
      select sum((given->>'quantity')::numeric * line.unit_price) as value
      from marketplace.purchase_order_event as event cross join lateral jsonb_array_elements(event.details->'lines') as given
        join marketplace.purchase_order_line as line on line.po_number = event.po_number and line.position = (given->>'position')::int
      where event.po_number = part.po_number and event.kind = 'lines-rejected') as rejected on true
  where ${isMeant}`;
