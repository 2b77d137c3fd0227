import { CallFailure, concernsPage, useShowAnswer, type Answer } from '@quartermaster/core';
import { useRef, useState } from 'react';

type ChangeAnswer = Answer<'/cart/shopping_cart'> | Answer<'/cart/shopping_cart_post'> | Answer<'/cart/delete_item'> | Answer<'/cart/addCart'>;

/** An answer that shows the cart. A change that does not ask to go on to checkout has no other. */
export type CartAnswer = Extract<ChangeAnswer, { responseName: 'Initial' | 'Failure' | 'Success' }>;

const showsCart = (answer: ChangeAnswer): answer is CartAnswer => 'refused' in answer.attributes;

/** Why a change of a line was not made. */
export interface CartProblem {
  cartKey: string;
  text: string;
}

type CartAction = 'set' | 'remove' | 'undo';

const none: readonly string[] = [];

/** Sends the changes of the cart one after another, so that answers never overtake each other, and shows what comes of them. */
export function useCartCalls() {
  const showAnswer = useShowAnswer();
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const [pending, setPending] = useState(none);
  const [problem, setProblem] = useState<CartProblem | null>(null);

  /** All answers of the cart carry the same page, so the present one stays mounted and keeps its focus. */
  function show({ attributes, envelope }: CartAnswer) {
    showAnswer('/cart/shopping_cart', { responseName: 'Initial', attributes: { cart: attributes.cart, refused: attributes.refused, ...(attributes.warnings !== undefined && { warnings: attributes.warnings }) }, envelope });
  }

  async function make(cartKey: string, ask: () => Promise<ChangeAnswer>): Promise<CartAnswer | null> {
    setProblem(null);
    try {
      const answer = await ask();
      return showsCart(answer) ? answer : null;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) setProblem({ cartKey, text: `The cart was not changed. ${failure.message}` });
      return null;
    }
  }

  /**
   * Waits for the changes before this one. Null when there is no answer.
   *
   * @param what is under way, for the button that is pressed for it; another one of the same line can be pressed meanwhile: the press may be what has
   * sent a quantity, by leaving its field
   */
  function inTurn(cartKey: string, what: CartAction, ask: () => Promise<ChangeAnswer>): Promise<CartAnswer | null> {
    const action = `${what} ${cartKey}`;
    setPending((before) => [...before, action]);
    const made = tail.current.then(() => make(cartKey, ask));
    const turn = made.finally(() => setPending((before) => before.toSpliced(before.indexOf(action), 1)));
    tail.current = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Reads the cart again where it was changed beside these changes: in turn, so that an older cart takes the place of none. The page stays as it is where that
   * fails: its next answer is the cart as it is then.
   */
  function read(ask: () => Promise<CartAnswer>): void {
    const turn = tail.current.then(ask).then(show, (failure: unknown) => {
      if (!(failure instanceof CallFailure)) throw failure;
    });
    tail.current = turn.catch(() => undefined);
  }

  /** Once all changes so far are made, or have failed. */
  const settled = (): Promise<unknown> => tail.current;

  const isPending = (cartKey: string, ...actions: CartAction[]): boolean => actions.some((what) => pending.includes(`${what} ${cartKey}`));

  return { isPending, problem, inTurn, read, settled, show };
}
