import type { CartLine } from '@quartermaster/contracts';
import { useNewKey } from '@quartermaster/core';
import { useCheckoutCall } from '../use-checkout-call.ts';

/**
 * Changes of a line from the review, which lead back to it.
 *
 * @param onMended the line, and its whole order, may be gone by then with all that renders them
 */
export function useLineMends({ cartKey }: Pick<CartLine, 'cartKey'>, onMended: () => void) {
  const { ask, isPending, failure } = useCheckoutCall();
  const newKey = useNewKey();

  async function remove(): Promise<void> {
    const answer = await ask('/cart/delete_item', { cartKeys: [cartKey], goOn: 'review' });
    if (answer !== null) onMended();
  }

  async function lower(quantity: number): Promise<void> {
    const answer = await ask('/cart/shopping_cart_post', { lines: [{ cartKey, quantity }], changeKey: newKey(), goOn: 'review' });
    if (answer !== null) onMended();
  }

  return { remove, lower, isPending, failure };
}
