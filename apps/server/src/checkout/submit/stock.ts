import type { CartLine } from '@quartermaster/contracts';
import { prepared, sql, type Connection, type Sql } from '@quartermaster/database';
import { buyerOfOwn } from '../../cart/index.ts';

/**
 * Holds the offers of a cart until the transaction ends, always in the order of their ids: two orders then never wait for each other. Lower prices that its buyer has are held
 * with them, so that none is taken back while it is ordered with.
 */
export async function lockOffers(connection: Connection, cartId: string): Promise<void> {
  await connection.query(
    prepared(sql`with lower as materialized (
       select asked.reduction_id from marketplace.cart as own join marketplace.price_reduction as asked on asked.buyer_id = ${buyerOfOwn} and asked.store = own.store
       where own.cart_id = ${cartId} and asked.status = 'authorized' order by asked.reduction_id for no key update of asked)
     select from marketplace.offer where (select count(*) from lower) >= 0
       and offer_id = any(array(select offer_id from marketplace.cart_line where cart_id = ${cartId})) order by offer_id for no key update`),
  );
}

/** Takes what is ordered out of the stock; services have none. The database refuses a stock below zero. */
export const stockTaken = (lines: readonly Pick<CartLine, 'offerId' | 'quantity'>[]): Sql => sql`
  update marketplace.offer set available = available - ordered.quantity
  from (select offer_id, sum(quantity) as quantity
    from unnest(${lines.map(({ offerId }) => offerId)}::text[], ${lines.map(({ quantity }) => quantity)}::bigint[]) as line (offer_id, quantity) group by offer_id) ordered
  where offer.offer_id = ordered.offer_id and available is not null`;
