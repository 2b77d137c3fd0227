import type { StoreName } from '@quartermaster/contracts';
import { prepared, sql, type Connection, type Pool, type Sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { noCart, type AskedReduction, type CartState } from './cart-state.ts';
import { offersIn, offersNow, type OfferRow } from './catalog-offers.ts';
import { buyerOfOwn } from './held-cart.ts';
import type { OfferNow, OfferTerms } from './offer.ts';
import { isOwners } from './owned-cart.ts';
import type { CartOwner } from './owner.ts';

/** A cart with its lines and what its store says of their offers, read in one statement. */
export interface CartReading {
  readonly cart_id: string;
  readonly version: number;
  /** Null where it has none. */
  readonly lines: readonly LineRow[] | null;
  /** Those that the store sells. */
  readonly offers: readonly OfferRow[] | null;
  /** The lower prices that its buyer has asked for and may still use. */
  readonly reductions: readonly AskedReduction[] | null;
}

interface LineRow {
  readonly cart_key: string;
  readonly offer_id: string;
  readonly quantity: number;
  readonly seen: OfferTerms;
  readonly filled_by: string | null;
}

/**
 * The columns of {@link CartReading}, of a row `cart`.
 *
 * @param alsoOffers ids of offers that are read too, whether the cart has them or not
 */
export const cartColumns = (store: StoreName, alsoOffers: readonly string[] = []): Sql => sql`cart.cart_id, cart.version,
  (select json_agg(line order by line.line_number) from (
     select cart_key, offer_id, quantity, seen, filled_by, line_number from marketplace.cart_line where cart_line.cart_id = cart.cart_id) as line) as lines,
  (select json_agg(sold) from (${offersIn(store, sql`array(select offer_id from marketplace.cart_line where cart_line.cart_id = cart.cart_id) || ${alsoOffers}::text[]`)}) as sold) as offers,
  (select json_agg(json_build_object('reductionId', asked.reduction_id, 'offerId', asked.offer_id, 'status', asked.status, 'quantity', asked.quantity,
     'listPrice', asked.list_price, 'price', asked.price, 'until', asked.valid_until))
   from marketplace.cart as own join marketplace.price_reduction as asked on asked.buyer_id = ${buyerOfOwn} and asked.store = own.store
   where own.cart_id = cart.cart_id and asked.status in ('requested', 'authorized')) as reductions`;

/** The cart that a statement has read. */
export function cartStateOf({ cart_id: cartId, version, lines, offers, reductions }: CartReading): CartState {
  const now = offersNow(offers ?? []);
  const asked = new Map(reductions?.map((reduction) => [reduction.offerId, reduction]));
  return {
    cartId,
    version,
    lines: (lines ?? []).map((line) => {
      const offer = now.get(line.offer_id);
      return {
        cartKey: line.cart_key,
        offerId: line.offer_id,
        quantity: line.quantity,
        seen: line.seen,
        filledBy: line.filled_by,
        current: offer?.terms ?? null,
        serviceArea: offer?.serviceArea ?? null,
        restriction: offer?.restriction ?? null,
        reduction: asked.get(line.offer_id) ?? null,
      };
    }),
  };
}

/** What a store says of offers now, by their ids. Those that it does not sell are not in the result. */
export async function readOffers(queries: Queries, store: StoreName, offerIds: readonly string[]): Promise<ReadonlyMap<string, OfferNow>> {
  const { rows } = await queries.query<OfferRow>(prepared(offersIn(store, sql`${offerIds}::text[]`)));
  return offersNow(rows);
}

/** The cart with what its store says now. */
export async function readCart(database: Pool | Connection, owner: CartOwner): Promise<CartState> {
  const { rows } = await database.query<CartReading>(prepared(sql`select ${cartColumns(owner.store)} from marketplace.cart where ${isOwners(owner)}`));
  return rows[0] === undefined ? noCart : cartStateOf(rows[0]);
}
