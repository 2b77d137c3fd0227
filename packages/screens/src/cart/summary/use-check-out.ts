import { useNavigation, useNewKey } from '@quartermaster/core';
import type { MouseEvent } from 'react';
import type { CartChanges } from '../changes/use-cart-changes.ts';

/**
 * The way from the cart to checkout: a link to the review. A plain press asks the server first, which leads to a step before the review where the
 * cart needs one. It stays on the cart while a quantity that was typed is not one of the cart.
 */
export function useCheckOut({ hasWhatWasTyped }: CartChanges) {
  const { href, open, stay } = useNavigation();
  const newKey = useNewKey();
  return {
    href: href('/checkout/checkout_review'),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const isHere = stay();
      void hasWhatWasTyped().then((isSo) => {
        if (isSo && isHere()) open('/cart/shopping_cart_post', { payload: { lines: [], changeKey: newKey(), goOn: 'checkout' } });
      });
    },
  };
}
