import type { CartLine } from '@quartermaster/contracts';
import { prepared, sql, type Connection, type Sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import type { PutAside } from './change-cart.ts';
import type { OfferTerms } from './offer.ts';

/** Takes a cart from its buyer for a request. The transaction holds the cart. */
export async function holdCartFor(connection: Connection, cartId: string, requestId: string, now: Date): Promise<void> {
  await connection.query(sql`update marketplace.cart set buyer_id = null, held_for = ${requestId}, version = version + 1, updated_at = ${now} where cart_id = ${cartId}`);
}

/** SQL of the buyer of a row `own` of carts: that of the request, of a cart that is held for one. */
export const buyerOfOwn = sql`coalesce(own.buyer_id, (select request.buyer_id from marketplace.approval_request as request where request.request_id = own.held_for))`;

/** SQL that is true of the cart that is held for a request. */
export const isHeldFor = (requestId: string): Sql => sql`held_for = ${requestId}`;

/** Holds the cart of a request until the transaction ends, and gives its id; null where there is none any more. */
export async function lockHeldCart(connection: Connection, requestId: string): Promise<string | null> {
  const { rows } = await connection.query<{ cart_id: string }>(prepared(sql`select cart_id from marketplace.cart where ${isHeldFor(requestId)} for update`));
  return rows[0]?.cart_id ?? null;
}

export const removeHeldCart = async (queries: Queries, requestId: string): Promise<void> => {
  await queries.query(sql`delete from marketplace.cart where ${isHeldFor(requestId)}`);
};

/** Takes lines out of the cart of a request, by their offers. */
export const removeHeldLines = async (queries: Queries, requestId: string, offerIds: readonly string[]): Promise<void> => {
  await queries.query(sql`delete from marketplace.cart_line where cart_id = (select cart_id from marketplace.cart where ${isHeldFor(requestId)}) and offer_id = any(${offerIds}::text[])`);
};

/** What the cart of a request has, as its buyer saw it; none where the cart is gone. */
export async function heldLines(queries: Queries, requestId: string): Promise<readonly PutAside[]> {
  const { rows } = await queries.query<{ offer_id: string; quantity: number; seen: OfferTerms }>(
    sql`select offer_id, quantity, seen from marketplace.cart_line where cart_id = (select cart_id from marketplace.cart where ${isHeldFor(requestId)}) order by line_number`,
  );
  return rows.map(({ offer_id: offerId, quantity, seen }) => ({ offerId, quantity, seen }));
}

/** What the buyer sent of the lines of a held cart of which an approver has changed the quantity, by their keys. */
export async function sentQuantities(queries: Queries, requestId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queries.query<{ key: string; sent: number }>(
    sql`select cart_key::text as key, sent_quantity as sent from marketplace.cart_line where cart_id = (select cart_id from marketplace.cart where ${isHeldFor(requestId)}) and sent_quantity is not null`,
  );
  return new Map(rows.map(({ key, sent }) => [key, sent]));
}

/** Gives lines of a held cart other quantities, up to those that the buyer sent, and takes out the lines of which none is left. The transaction holds it. */
export async function changeHeldLines(connection: Connection, cartId: string, wanted: readonly Pick<CartLine, 'cartKey' | 'quantity'>[], now: Date): Promise<void> {
  const [keys, quantities] = [wanted.map(({ cartKey }) => cartKey), wanted.map(({ quantity }) => quantity)];
  await connection.query(sql`with wanted as (select * from unnest(${keys}::uuid[], ${quantities}::int[]) as line (cart_key, quantity)),
      gone as (delete from marketplace.cart_line where cart_id = ${cartId} and cart_key in (select cart_key from wanted where quantity = 0)),
      changed as (update marketplace.cart_line set quantity = wanted.quantity, sent_quantity = coalesce(sent_quantity, cart_line.quantity) from wanted
        where cart_id = ${cartId} and cart_line.cart_key = wanted.cart_key and wanted.quantity between 1 and coalesce(sent_quantity, cart_line.quantity))
    update marketplace.cart set version = version + 1, updated_at = ${now} where cart_id = ${cartId}`);
}
