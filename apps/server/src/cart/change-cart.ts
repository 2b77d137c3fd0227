import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { washingtonDay, type Clock, type Randomness } from '../runtime/index.ts';
import { noCart, type CartLineState, type CartState } from './cart-state.ts';
import { addItems, setQuantities, takeOut, type AddOptions, type Changed } from './change.ts';
import { madeOnce, outcomeBefore, removals, removedBefore, type ChangeOutcome, type KeyedChange } from './change-record.ts';
import type { OfferTerms } from './offer.ts';
import type { CartOwner } from './owner.ts';
import { holdCart, type HeldCart } from './lock-cart.ts';
import { openForChange } from './open-cart.ts';
import { writeLines } from './write-lines.ts';

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
  options: AddOptions = {},
): Promise<CartChange> {
  return withTransaction(tools.database, async (connection) => {
    const held = await openForChange(connection, owner, tools.randomness.uuid(), tools.clock.now(), { offerIds: items.map((item) => item.offerId), changeKey });
    return once(connection, tools, held, { changeKey, kind: options.partial === true ? 'add what fits' : 'add', request: items }, () => {
      const changed = addItems<CartLineState>(held.cart.lines, items, termsIn(held), newLine(tools, held), { ...options, today: todayOf(tools) });
      return { ...changed, lines: lookedAt(changed, owner) };
    });
  });
}

/** An offer as it was put aside. */
export interface PutAside {
  readonly offerId: string;
  readonly quantity: number;
  /** The offer as the buyer saw it then. */
  readonly seen: OfferTerms;
}

/**
 * Fills the cart up to what was put aside, once for each change key: of an offer that the cart has already, only what is missing is added. What does
 * not fit is refused, and the rest is added. New lines say what has changed since they were put aside.
 *
 * @throws Problem 409 `CHANGE_KEY_REUSED` when the key was used for another change
 */
export function fillCartUp(tools: CartTools, owner: CartOwner, aside: readonly PutAside[], changeKey: string, { mostLines }: Required<Pick<AddOptions, 'mostLines'>>): Promise<CartChange> {
  return withTransaction(tools.database, async (connection) => {
    const held = await openForChange(connection, owner, tools.randomness.uuid(), tools.clock.now(), { offerIds: aside.map(({ offerId }) => offerId), changeKey });
    const request = aside.map(({ offerId, quantity }) => ({ offerId, quantity }));
    return once(connection, tools, held, { changeKey, kind: 'fill up', request }, () => {
      const there = new Map(held.cart.lines.map(({ offerId, quantity }) => [offerId, quantity]));
      const missing = request.map(({ offerId, quantity }) => ({ offerId, quantity: quantity - (there.get(offerId) ?? 0) })).filter(({ quantity }) => quantity > 0);
      const seenThen = new Map(aside.map(({ offerId, seen }) => [offerId, seen]));
      const made = newLine(tools, held);
      return addItems<CartLineState>(held.cart.lines, missing, termsIn(held), (offer, quantity) => ({ ...made(offer, quantity), seen: seenThen.get(offer.offerId) ?? offer }), { mostLines, partial: true, today: todayOf(tools) });
    });
  });
}

const todayOf = ({ clock }: CartTools): string => washingtonDay(clock.now());

const termsIn = ({ offers }: HeldCart): ReadonlyMap<string, OfferTerms> => new Map([...offers].map(([offerId, { terms }]) => [offerId, terms]));

const newLine = ({ randomness }: CartTools, { offers }: HeldCart) => (offer: OfferTerms, quantity: number): CartLineState => ({
  cartKey: randomness.uuid(),
  offerId: offer.offerId,
  quantity,
  seen: offer,
  current: offer,
  serviceArea: offers.get(offer.offerId)?.serviceArea ?? null,
  restriction: offers.get(offer.offerId)?.restriction ?? null,
});

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
    const held = await holdCart(connection, owner, { changeKey });
    return once(connection, tools, held, { changeKey, kind: 'set', request: wanted }, () => {
      const changed = setQuantities(held.cart.lines, wanted, todayOf(tools));
      return { ...changed, lines: lookedAt(changed, owner) };
    });
  });
}

/** Takes lines out. Doing it twice is the same as once; lines of another cart are refused. */
export function takeFromCart(tools: CartTools, owner: CartOwner, cartKeys: readonly string[]): Promise<CartChange> {
  return withTransaction(tools.database, async (connection) => {
    const { cart } = await holdCart(connection, owner);
    const before = cart.cartId === null ? new Set<string>() : await removedBefore(connection, cart.cartId, cartKeys);
    const changed = takeOut(cart.lines, cartKeys, before);
    const outcome = { touched: changed.touched, refused: changed.refused };
    if (cart.cartId === null || changed.touched.length === 0) return { cart, ...outcome };
    return { cart: await writeLines(connection, cart, changed.lines, tools.clock.now(), removals(changed.touched)), ...outcome };
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
  { cart, change: kept }: HeldCart,
  change: KeyedChange,
  make: () => Changed<CartLineState>,
): Promise<CartChange> {
  const earlier = outcomeBefore(kept, change);
  if (earlier !== null) return { cart, ...earlier };
  const { lines, touched, refused } = make();
  const outcome = { touched, refused };
  // A change that did nothing may be tried again: the reason may be gone by then.
  if (cart.cartId === null || touched.length === 0) return { cart: cart.cartId === null ? noCart : cart, ...outcome };
  return { cart: await writeLines(connection, cart, lines, tools.clock.now(), madeOnce(change, outcome)), ...outcome };
}
