import type { CartLine } from '@quartermaster/contracts';
import { useNewKey } from '@quartermaster/core';
import { useFocusWhenShown } from '../../shell/index.ts';
import { blockId } from '../checkout-blocks.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';

/** Changes of a line from the review, which lead back to it. The line may go with its button: the focus goes to the items. */
export function useLineMends({ cartKey }: Pick<CartLine, 'cartKey'>) {
  const { ask, isPending, failure } = useCheckoutCall();
  const newKey = useNewKey();
  const focusWhenShown = useFocusWhenShown();

  async function remove(): Promise<void> {
    const answer = await ask('/cart/delete_item', { cartKeys: [cartKey], goOn: 'review' });
    if (answer !== null) focusWhenShown(blockId.items);
  }

  async function lower(quantity: number): Promise<void> {
    const answer = await ask('/cart/shopping_cart_post', { lines: [{ cartKey, quantity }], changeKey: newKey(), goOn: 'review' });
    if (answer !== null) focusWhenShown(blockId.items);
  }

  return { remove, lower, isPending, failure };
}
