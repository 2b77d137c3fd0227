import { CallFailure, useCall, useShowAnswer } from '@quartermaster/core';

/** Reads the cart again where it was changed beside the page's own changes. The page stays as it is where that fails: its next answer is the cart as it is then. */
export function useReloadCart(): () => void {
  const call = useCall();
  const showAnswer = useShowAnswer();
  return () => {
    call('/cart/shopping_cart', {}, { spinner: false }).then(
      (answer) => showAnswer('/cart/shopping_cart', answer),
      (failure: unknown) => {
        if (!(failure instanceof CallFailure)) throw failure;
      },
    );
  };
}
