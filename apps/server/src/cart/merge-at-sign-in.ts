import type { StoreName } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import type { CartLineState } from './cart-state.ts';
import { maximumQuantity } from './cart-state.ts';
import type { CartTools } from './change-cart.ts';
import { holdCart } from './lock-cart.ts';
import { openCart } from './open-cart.ts';
import { removeLines, writeLines } from './write-lines.ts';

/**
 * The visitor's lines moved into the buyer's cart: an offer that both have becomes one line with both quantities, as far as the stock goes.
 * Neither quantity is made smaller: a line that was short of stock before still says so.
 */
export function mergeLines(buyer: readonly CartLineState[], visitor: readonly CartLineState[]): CartLineState[] {
  const merged = new Map(buyer.map((line) => [line.offerId, line]));
  for (const line of visitor) {
    const own = merged.get(line.offerId);
    // The terms that the visitor saw a moment ago are newer than those that the buyer saw in an earlier session.
    merged.set(line.offerId, own === undefined ? line : { ...own, quantity: mergedQuantity(own, line), seen: line.seen });
  }
  return [...merged.values()];
}

function mergedQuantity(buyer: CartLineState, visitor: CartLineState): number {
  const stock = buyer.current?.stock ?? maximumQuantity;
  const most = Math.min(maximumQuantity, Math.max(stock, buyer.quantity, visitor.quantity));
  return Math.min(most, buyer.quantity + visitor.quantity);
}

/**
 * At sign-in: one transaction puts the visitor's lines into the buyer's cart and takes the visitor's cart away, so that a
 * second time finds nothing to do. Changes made as a visitor stay known by their keys: repeated after sign-in they are
 * not made again. The lines keep their keys where they can, and a page that shows them still works.
 *
 * Only lines that this browser put in come along: a cookie can be planted, and with it the cart of another person. The rest of the cart is left to its cookie.
 *
 * A merged cart may have more lines than one can be given: nothing is lost; no further line can be added.
 *
 * @returns whether the visitor had anything
 */
export function mergeVisitorCart(tools: CartTools, visitorId: string, browserMark: string | null, buyerId: string, store: StoreName): Promise<boolean> {
  return withTransaction(tools.database, async (connection) => {
    // Always the visitor's cart first: two merges then never wait for each other.
    const { cart: visitor } = await holdCart(connection, { kind: 'visitor', visitorId, store });
    const own = browserMark === null ? [] : visitor.lines.filter(({ filledBy }) => filledBy === browserMark);
    if (visitor.cartId === null || own.length === 0) return false;
    const now = tools.clock.now();
    const buyer = await openCart(connection, { kind: 'buyer', buyerId, store }, tools.randomness.uuid(), now);
    await connection.query(
      `insert into marketplace.cart_change (cart_id, change_key, change_hash, outcome, made_at)
       select $2, change_key, change_hash, outcome, made_at from marketplace.cart_change where cart_id = $1 on conflict do nothing`,
      [visitor.cartId, buyer.cartId],
    );
    if (own.length === visitor.lines.length) await connection.query('delete from marketplace.cart where cart_id = $1', [visitor.cartId]);
    else await removeLines(connection, visitor, own.map(({ cartKey }) => cartKey), now);
    const moved = own.map((line): CartLineState => ({ ...line, filledBy: null }));
    await writeLines(connection, buyer, mergeLines(buyer.lines, moved), now);
    return true;
  });
}

/**
 * Merges the visitor's carts of every store: one sign-in holds for all of them.
 *
 * @returns whether there was anything to merge
 */
export async function mergeVisitorCarts(tools: CartTools, visitorId: string, browserMark: string | null, buyerId: string): Promise<boolean> {
  const { rows } = await tools.database.query<{ store: StoreName }>('select store from marketplace.cart where visitor_id = $1', [visitorId]);
  let merged = false;
  for (const { store } of rows) merged = (await mergeVisitorCart(tools, visitorId, browserMark, buyerId, store)) || merged;
  return merged;
}
