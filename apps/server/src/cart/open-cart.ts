import { sql, type Connection } from '@quartermaster/database';
import type { CartState } from './cart-state.ts';
import { holdCart, type HeldCart, type HoldOptions } from './lock-cart.ts';
import type { CartOwner } from './owner.ts';
import { renewedOwner } from './renewed-visitor.ts';

/** Like {@link holdCart}, and makes the cart when there is none: that of the new cookie where a sign-in has renewed it. */
export async function openForChange(connection: Connection, owner: CartOwner, cartId: string, now: Date, options: Omit<HoldOptions, 'make'> = {}): Promise<HeldCart> {
  const held = await holdCart(connection, owner, { ...options, make: { cartId, now } });
  // Asked once the lock is there: a sign-in that held it has renewed the cookie before.
  const renewed = await renewedOwner(connection, owner, now);
  if (renewed === null) return held;
  // The one that was made a moment ago is not needed.
  await connection.query(sql`delete from marketplace.cart where cart_id = ${cartId}`);
  return openForChange(connection, renewed, cartId, now, options);
}

/** The owner's cart, held, and made when there is none. */
export const openCart = async (connection: Connection, owner: CartOwner, cartId: string, now: Date): Promise<CartState> =>
  (await openForChange(connection, owner, cartId, now)).cart;
