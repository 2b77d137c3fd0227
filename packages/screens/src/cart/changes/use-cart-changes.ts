import type { Cart, CartLine, CheckoutProblem } from '@quartermaster/contracts';
import { useCall, useNavigation, useNewKey } from '@quartermaster/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFocusWhenShown } from '../../shell/index.ts';
import { noWarnings } from '../warnings/cart-warnings.ts';
import { linesThatStop } from '../warnings/lines-that-stop.ts';
import { emptyCartId } from '../empty/empty-cart-id.ts';
import { lineOf, removalOf, type MadeChange, type QuantityChange, type Removal } from './made-change.ts';
import { quantityFieldId } from './quantity-field-id.ts';
import { removalNoticeId } from './removal-notice-id.ts';
import { useCartCalls, type CartAnswer } from './use-cart-calls.ts';

const linesOf = ({ groups }: Cart): readonly CartLine[] => groups.flatMap(({ lines }) => lines);

/** All lines at once, where a change is kept by its line. */
const wholeCart = 'all lines';

/**
 * Changes of the cart from its own page: they save themselves, and the last one can be undone.
 *
 * @param warnings what will stop its order
 */
export function useCartChanges(cart: Cart, warnings: readonly CheckoutProblem[] = noWarnings) {
  const call = useCall();
  const newKey = useNewKey();
  const focusWhenShown = useFocusWhenShown();
  const { open, stay } = useNavigation();
  const { isPending, problem, inTurn, read, settled, show } = useCartCalls();
  const [last, setLast] = useState<MadeChange | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  /** The quantity that the buyer wants for each line; quick steps after each other are one change. */
  const wanted = useRef(new Map<string, number>());
  /** An answer that a newer step of the same line has made out of date, should that step fail. */
  const passedOver = useRef<CartAnswer | null>(null);
  /** Lines whose field may say another quantity than the cart: it is none, or the server did not take it. */
  const notTaken = useRef(new Set<string>());
  /** The lines that the fields are drawn with. */
  const drawn = useRef<readonly CartLine[]>([]);
  /** Those of the last answer, which may not be drawn yet. */
  const known = useRef<readonly CartLine[]>([]);
  useLayoutEffect(() => { known.current = drawn.current = linesOf(cart); }, [cart]);

  /** True when the change was made. */
  function settle(answer: CartAnswer | null): boolean {
    const shown = answer ?? passedOver.current;
    passedOver.current = null;
    if (shown !== null) {
      known.current = linesOf(shown.attributes.cart);
      show(shown);
    }
    return answer !== null && answer.attributes.refused.length === 0;
  }

  async function setQuantity({ cartKey, quantity: from }: CartLine, quantity: number): Promise<void> {
    const isWaiting = wanted.current.has(cartKey);
    wanted.current.set(cartKey, quantity);
    if (isWaiting) return;
    let to = quantity;
    const answer = await inTurn(cartKey, 'set', () => {
      to = wanted.current.get(cartKey) ?? quantity;
      wanted.current.delete(cartKey);
      return call('/cart/shopping_cart_post', { lines: [{ cartKey, quantity: to }], changeKey: newKey() }, { spinner: false });
    });
    if (answer !== null && wanted.current.has(cartKey)) passedOver.current = answer;
    else if (settle(answer)) {
      notTaken.current.delete(cartKey);
      setLast(to === from ? null : { kind: 'quantity', cartKey, from, to });
    } else notTaken.current.add(cartKey);
  }

  /** The lines whose field says another quantity than the cart, with that field. An undo, or an answer about another line, may have made both the same again. */
  const differing = () => drawn.current.filter(({ cartKey }) => notTaken.current.has(cartKey)).flatMap((line) => {
    const field = document.getElementById(quantityFieldId(line.cartKey));
    return field instanceof HTMLInputElement && field.value !== String(line.quantity) ? [{ line, field }] : [];
  });

  /**
   * Waits until the cart has the quantities that were typed, and tries again those that it does not have: an answer about another line may have taken
   * away why. False where it does not take one: the order would have another quantity than its field shows, so the focus goes there.
   */
  async function hasWhatWasTyped(): Promise<boolean> {
    await settled();
    for (const { line, field } of differing()) if (/^\d+$/.test(field.value)) void setQuantity(line, Number(field.value));
    await settled();
    const [first] = differing();
    first?.field.focus();
    return first === undefined;
  }

  async function remove(line: CartLine): Promise<void> {
    const removal = removalOf(line, cart.groups, newKey());
    let removed = line;
    const answer = await inTurn(line.cartKey, 'remove', () => {
      // With the quantity that the same press may have sent.
      removed = known.current.find(({ cartKey }) => cartKey === line.cartKey) ?? line;
      return call('/cart/delete_item', { cartKeys: [line.cartKey] }, { spinner: false });
    });
    if (!settle(answer)) return;
    setLast({ ...removal, line: removed });
    focusWhenShown(removalNoticeId);
  }

  const stopping = linesThatStop(cart.groups, warnings);

  /** Goes on to the step that the rest of the cart needs; the page of that step takes the place of the cart. */
  async function removeAndCheckOut(): Promise<void> {
    const isHere = stay();
    await settled();
    if (isHere()) open('/cart/delete_item', { payload: { cartKeys: stopping.map(({ cartKey }) => cartKey), goOn: 'checkout' } });
  }

  async function empty(): Promise<void> {
    const cartKeys = cart.groups.flatMap(({ lines }) => lines.map(({ cartKey }) => cartKey));
    if (!settle(await inTurn(wholeCart, 'remove', () => call('/cart/delete_item', { cartKeys }, { spinner: false })))) return;
    setLast(null);
    focusWhenShown(emptyCartId);
  }

  async function undoQuantity({ cartKey, from }: QuantityChange): Promise<void> {
    const lines = [{ cartKey, quantity: from }];
    if (!settle(await inTurn(cartKey, 'undo', () => call('/cart/shopping_cart_post', { lines, changeKey: newKey() }, { spinner: false })))) return;
    setLast(null);
    focusWhenShown(quantityFieldId(cartKey));
  }

  async function undoRemoval({ line: { cartKey, offerId, quantity }, undoKey }: Removal): Promise<void> {
    const items = [{ offerId, quantity }];
    const answer = await inTurn(cartKey, 'undo', () => call('/cart/addCart', { items, changeKey: undoKey }, { spinner: false }));
    if (!settle(answer)) return;
    // What brings a line back does not look for what will stop its order.
    settle(await inTurn(cartKey, 'undo', () => call('/cart/shopping_cart', {}, { spinner: false })));
    setLast(null);
    const line = answer?.attributes.cart.groups.flatMap(({ lines }) => lines).find((candidate) => candidate.offerId === offerId);
    if (line === undefined) return;
    setRestored(line.cartKey);
    focusWhenShown(quantityFieldId(line.cartKey));
  }

  const isGone = ({ line }: Removal) => !cart.groups.some(({ lines }) => lines.some(({ cartKey }) => cartKey === line.cartKey));
  return {
    cart,
    /** Quantity that was changed last; null when something else was. */
    changed: last?.kind === 'quantity' ? last : null,
    /** Line that was removed last, once the cart is shown without it. */
    removal: last?.kind === 'removal' && isGone(last) ? last : null,
    /** The key of the line that an undo has brought back. */
    restored,
    /** Lines with which the cart cannot be ordered, and without which the rest can. */
    stopping,
    setQuantity,
    typedWrong: (cartKey: string) => void notTaken.current.add(cartKey),
    hasWhatWasTyped,
    remove,
    /** Something was put into the cart beside these changes. */
    reload: () => read(() => call('/cart/shopping_cart', {}, { spinner: false })),
    removeAndCheckOut,
    empty,
    undo: (change: MadeChange) => (change.kind === 'quantity' ? undoQuantity(change) : undoRemoval(change)),
    isPending: (cartKey: string) => isPending(cartKey, 'set', 'remove', 'undo'),
    isRemoving: (cartKey: string) => isPending(cartKey, 'remove'),
    problemOf: (cartKey: string) => (problem?.cartKey === cartKey ? problem.text : undefined),
    isEmptying: isPending(wholeCart, 'remove'),
    /** Why the cart was not emptied. */
    emptyingProblem: problem?.cartKey === wholeCart ? problem.text : undefined,
    isUndoing: last !== null && isPending(lineOf(last), 'undo'),
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
