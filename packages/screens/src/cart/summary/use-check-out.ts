import { useNavigation, useNewKey } from '@quartermaster/core';
import type { MouseEvent } from 'react';

/**
 * The way from the cart to checkout: a link to the review. A plain press asks the server first, which leads to a step before the review where the
 * cart needs one.
 */
export function useCheckOut() {
  const { href, open } = useNavigation();
  const newKey = useNewKey();
  return {
    href: href('/checkout/checkout_review'),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open('/cart/shopping_cart_post', { payload: { lines: [], changeKey: newKey(), goOn: 'checkout' } });
    },
  };
}
