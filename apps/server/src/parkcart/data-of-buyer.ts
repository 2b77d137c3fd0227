import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** The parked carts of a buyer, in all stores, with the notes of those who forwarded them. */
export async function parkedCartDataOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ parked: object }>(sql`
    select jsonb_build_object('store', store, 'name', name, 'parkedAt', parked_at, 'isTemplate', is_template, 'forwardedBy', forwarded_by, 'note', note,
      'items', (select jsonb_agg(jsonb_build_object('name', seen ->> 'name', 'offerId', offer_id, 'quantity', quantity) order by line_number)
        from marketplace.parked_cart_line line where line.parked_cart_id = parked_cart.parked_cart_id))
      || case when requisitions is null then '{}' else jsonb_build_object('requisitions', jsonb_build_object('activity', requisitions -> 'activity', 'constantData', requisitions -> 'constants',
        'lines', (select jsonb_agg((line -> 'typed') || jsonb_build_object('exceptionData', line -> 'exception') order by place) from jsonb_array_elements(requisitions -> 'lines') with ordinality as each (line, place)))) end as parked
    from marketplace.parked_cart where buyer_id = ${buyerId} order by store, parked_at, parked_cart_id`);
  return rows.map(({ parked }) => parked);
}

/** Removes the parked carts of a buyer, what they have forwarded and what is not taken yet, and their name and notes from what colleagues have taken. */
export async function forgetParkedCartsOf(queries: Queries, buyerId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.parked_cart where buyer_id = ${buyerId} or (maker_id = ${buyerId} and recipient is not null)`);
  await queries.query(sql`delete from marketplace.parked_cart_forward where maker_id = ${buyerId}`);
  await queries.query(sql`update marketplace.parked_cart set forwarded_by = null, note = '' where maker_id = ${buyerId}`);
}
