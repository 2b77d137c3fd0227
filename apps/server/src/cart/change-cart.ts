import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { Clock, Randomness } from '../runtime/index.ts';
import { noCart, type CartLineState, type CartState } from './cart-state.ts';
import { readOffers } from './catalog-offers.ts';
import { addItems, setQuantities, takeOut, type Changed } from './change.ts';
import { findChange, keepChange, keepRemovals, removedBefore, type ChangeOutcome, type KeyedChange } from './change-record.ts';
import type { CartOwner } from './owner.ts';
import { openCart, readCart, writeLines } from './store.ts';

/** The tools that changes of a cart need beside the request. */
export interface CartTools {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export interface CartChange extends ChangeOutcome {
  readonly cart: CartState;
}

/**
 * Puts offers into the cart, once for each change key. The cart is locked while it changes: tabs take turns, and none
 * loses what another did.
 *
 * @throws Problem 409 `CHANGE_KEY_REUSED` when the key was used for another change
 */
export function addToCart(
  tools: CartTools,
  owner: CartOwner,
  items: readonly { readonly offerId: string; readonly quantity: number }[],
  changeKey: string,
  options: { readonly partial?: boolean } = {},
): Promise<CartChange> {
  return withTransaction(tools.database, async (connection) => {
    const cart = await openCart(connection, owner, tools.randomness.uuid(), tools.clock.now());
    return once(connection, tools, cart, { changeKey, kind: options.partial === true ? 'add what fits' : 'add', request: items }, async () => {
      const offers = await readOffers(connection, owner.store, items.map((item) => item.offerId));
      const changed = addItems<CartLineState>(cart.lines, items, offers, (offer, quantity) => ({
        cartKey: tools.randomness.uuid(),
        offerId: offer.offerId,
        quantity,
        seen: offer,
        current: offer,
      }), options);
      return { ...changed, lines: lookedAt(changed, owner) };
    });
  });
}

/**
 * Sets quantities, once for each change key; lines for which that does not fit stay as they are, with the reason.
 *
 * @throws Problem 409 `CHANGE_KEY_REUSED` when the key was used for another change
 */
export function changeQuantities(
  tools: CartTools,
  owner: CartOwner,
  wanted: readonly { readonly cartKey: string; readonly quantity: number }[],
  changeKey: string,
): Promise<CartChange> {
  return withTransaction(tools.database, async (connection) => {
    const cart = await readCart(connection, owner, { lock: true });
    return once(connection, tools, cart, { changeKey, kind: 'set', request: wanted }, async () => {
      const changed = setQuantities(cart.lines, wanted);
      return { ...changed, lines: lookedAt(changed, owner) };
    });
  });
}

/** Takes lines out. Doing it twice is the same as once; lines of another cart are refused. */
export function takeFromCart(tools: CartTools, owner: CartOwner, cartKeys: readonly string[]): Promise<CartChange> {
  return withTransaction(tools.database, async (connection) => {
    const cart = await readCart(connection, owner, { lock: true });
    const before = cart.cartId === null ? new Set<string>() : await removedBefore(connection, cart.cartId, cartKeys);
    const changed = takeOut(cart.lines, cartKeys, before);
    const outcome = { touched: changed.touched, refused: changed.refused };
    if (cart.cartId === null || changed.touched.length === 0) return { cart, ...outcome };
    const now = tools.clock.now();
    await keepRemovals(connection, cart.cartId, changed.touched, now);
    return { cart: await writeLines(connection, cart, changed.lines, now), ...outcome };
  });
}

/** The buyer has seen the touched lines as they are now: their prices and stock count as known. They are this browser's from now on. */
function lookedAt({ lines, touched }: Changed<CartLineState>, owner: CartOwner): CartLineState[] {
  const keys = new Set(touched);
  const filledBy = owner.kind === 'visitor' ? (owner.browserMark ?? null) : null;
  return lines.map((line) => (keys.has(line.cartKey) ? { ...line, seen: line.current ?? line.seen, filledBy } : line));
}

async function once(
  connection: Connection,
  tools: CartTools,
  cart: CartState,
  change: KeyedChange,
  make: () => Promise<Changed<CartLineState>>,
): Promise<CartChange> {
  const earlier = cart.cartId === null ? null : await findChange(connection, cart.cartId, change);
  if (earlier !== null) return { cart, ...earlier };
  const { lines, touched, refused } = await make();
  const outcome = { touched, refused };
  // A change that did nothing may be tried again: the reason may be gone by then.
  if (cart.cartId === null || touched.length === 0) return { cart: cart.cartId === null ? noCart : cart, ...outcome };
  const now = tools.clock.now();
  const written = await writeLines(connection, cart, lines, now);
  await keepChange(connection, cart.cartId, change, outcome, now);
  return { cart: written, ...outcome };
}
