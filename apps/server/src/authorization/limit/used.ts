import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { LimitYear } from './limit-year.ts';

/**
 * Cents that a member has ordered in these days by authorizations, with shipping and tax. A canceled purchase order counts no more, and neither do rejected pieces with their
 * part of it. All authorizations of the member count: a new one in the middle of a year does not begin the year anew.
 */
export async function usedIn(queries: Queries, buyerId: string, { from, until }: LimitYear): Promise<number> {
  const { rows } = await queries.query<{ used: number }>(
    sql`select coalesce(sum(case when part.status = 'Canceled' then 0
        else own.amount - floor(own.amount * coalesce(rejected.value, 0) / greatest(part.subtotal, 1)) end), 0)::bigint as used
      from marketplace.authorization_use as own join marketplace.purchase_order as part using (po_number)
        left join lateral (
          select sum((given->>'quantity')::numeric * line.unit_price) as value
          from marketplace.purchase_order_event as event cross join lateral jsonb_array_elements(event.details->'lines') as given
            join marketplace.purchase_order_line as line on line.po_number = event.po_number and line.position = (given->>'position')::int
          where event.po_number = part.po_number and event.kind = 'lines-rejected') as rejected on true
      where own.buyer_id = ${buyerId} and own.used_on between ${from} and ${until}`,
  );
  return rows[0]?.used ?? 0;
}
