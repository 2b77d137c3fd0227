import type { Cart, CartLine } from '@quartermaster/contracts';
import { CallFailure, useCall, useNewKey, useShowAnswer, type Answer } from '@quartermaster/core';
import { useState } from 'react';

/** A change that was just made, and how to take it back. */
export interface MadeChange {
  text: string;
  undo: () => Promise<void>;
}

type CartAnswer = Answer<'/cart/shopping_cart_post'> | Answer<'/cart/delete_item'> | Answer<'/cart/addCart'>;

/** Changes of the cart from its own page: they save themselves, and the last one can be undone. */
export function useCartChanges(cart: Cart) {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const newKey = useNewKey();
  const [last, setLast] = useState<MadeChange | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pendingKey, setPendingKey] = useState<string | null>(null);

  /** All answers of the cart carry the same page, so the present one stays mounted and keeps its focus. */
  async function make(cartKey: string, ask: () => Promise<CartAnswer>): Promise<boolean> {
    setPendingKey(cartKey);
    setProblem(null);
    try {
      const { attributes, envelope } = await ask();
      showAnswer('/cart/shopping_cart', { responseName: 'Initial', attributes: { cart: attributes.cart, refused: attributes.refused }, envelope });
      return attributes.refused.length === 0;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setProblem(`The cart was not changed. ${failure.message}`);
      return false;
    } finally {
      setPendingKey(null);
    }
  }

  const sendQuantity = (cartKey: string, quantity: number) =>
    make(cartKey, () => call('/cart/shopping_cart_post', { lines: [{ cartKey, quantity }], changeKey: newKey() }, { spinner: false }));
  const sendAdd = (offerId: string, quantity: number) =>
    make(offerId, () => call('/cart/addCart', { items: [{ offerId, quantity }], changeKey: newKey() }, { spinner: false }));

  async function undo(action: () => Promise<boolean>): Promise<void> {
    setLast(null);
    await action();
  }

  async function setQuantity(line: CartLine, quantity: number): Promise<void> {
    if (!(await sendQuantity(line.cartKey, quantity))) return;
    setLast({
      text: `Quantity of ${line.name} changed from ${line.quantity.toLocaleString('en-US')} to ${quantity.toLocaleString('en-US')}.`,
      undo: () => undo(() => sendQuantity(line.cartKey, line.quantity)),
    });
  }

  async function remove(line: CartLine): Promise<void> {
    if (!(await make(line.cartKey, () => call('/cart/delete_item', { cartKeys: [line.cartKey] }, { spinner: false })))) return;
    setLast({ text: `${line.name} removed from the cart.`, undo: () => undo(() => sendAdd(line.offerId, line.quantity)) });
  }

  return { cart, last, problem, pendingKey, setQuantity, remove };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
