import type { Order } from '@quartermaster/contracts';
import { useAlerts, useNavigation } from '@quartermaster/core';
import { Button } from '@quartermaster/ui';
import { escapeHtml } from '../../shell/index.ts';
import { useOrderAgain } from './use-order-again.ts';

/** Orders all lines again: says what cannot be had, and shows the cart where anything is in it now. */
export function OrderAgainButton({ order }: { order: Order }) {
  const { orderAgain, isPending } = useOrderAgain();
  const alerts = useAlerts();
  const { href, open, stay } = useNavigation();

  async function press(): Promise<void> {
    const isHere = stay();
    const done = await orderAgain(order.purchaseOrders.flatMap(({ lines }) => lines));
    if (done === null) return;
    for (const message of done.refused) alerts.show({ type: done.added > 0 ? 'warning' : 'error', msg: escapeHtml(message) });
    if (done.added === 0) return;
    if (isHere()) open('/cart/shopping_cart');
    // A buyer who has gone elsewhere is left there, and hears of it.
    else alerts.show({ type: 'success', msg: `What you ordered again is in your cart. <a href="${href('/cart/shopping_cart')}">View cart</a>` });
  }

  return <Button icon="cart" isPending={isPending} pendingLabel="Adding to the cart" onClick={() => void press()}>Order again</Button>;
}
