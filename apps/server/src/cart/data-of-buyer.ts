import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** What is in the carts of a buyer, in all stores. */
export async function cartsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ line: object }>(sql`
    select jsonb_build_object('store', cart.store, 'name', line.seen ->> 'name', 'offerId', line.offer_id, 'quantity', line.quantity) as line
    from marketplace.cart join marketplace.cart_line line using (cart_id) where cart.buyer_id = ${buyerId} order by cart.store, line.line_number`);
  return rows.map(({ line }) => line);
}

export async function forgetCartsOf(queries: Queries, buyerId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.cart where buyer_id = ${buyerId}`);
}
