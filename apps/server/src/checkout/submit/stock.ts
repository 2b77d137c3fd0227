import type { CartLine } from '@quartermaster/contracts';
import type { Connection } from '@quartermaster/database';

/** Holds the offers until the transaction ends, always in the order of their ids: two orders then never wait for each other. */
export async function lockOffers(connection: Connection, offerIds: readonly string[]): Promise<void> {
  await connection.query('select from marketplace.offer where offer_id = any($1::text[]) order by offer_id for no key update', [offerIds]);
}

/** Takes what is ordered out of the stock; services have none. The database refuses a stock below zero. */
export async function takeStock(connection: Connection, lines: readonly Pick<CartLine, 'offerId' | 'quantity'>[]): Promise<void> {
  await connection.query(
    `update marketplace.offer set available = available - ordered.quantity
     from (select offer_id, sum(quantity) as quantity from unnest($1::text[], $2::bigint[]) as line (offer_id, quantity) group by offer_id) ordered
     where offer.offer_id = ordered.offer_id and available is not null`,
    [lines.map(({ offerId }) => offerId), lines.map(({ quantity }) => quantity)],
  );
}
