import type { PurchaseOrder } from '@quartermaster/contracts';
import { useAlerts, useNavigation } from '@quartermaster/core';
import { Actions, Button, VisuallyHidden } from '@quartermaster/ui';
import { escapeHtml } from '../../shell/index.ts';
import { useOrderAgain } from './use-order-again.ts';

/** Orders one line again. The buyer stays in the details of the order: there may be more that they want of it. */
export function OrderLineAgain({ line }: { line: PurchaseOrder['lines'][number] }) {
  const { orderAgain, isPending } = useOrderAgain();
  const alerts = useAlerts();
  const { href } = useNavigation();

  async function press(): Promise<void> {
    const done = await orderAgain([line]);
    if (done === null) return;
    const added = `${line.quantity.toLocaleString('en-US')} × ${escapeHtml(line.name)} added to the cart. <a href="${href('/cart/shopping_cart')}">View cart</a>`;
    alerts.show(done.added > 0 ? { topic: 'cart', type: 'success', msg: added } : { topic: 'cart', type: 'error', msg: escapeHtml(done.refused.join(' ')) });
  }

  return (
    <Actions>
      <Button size="sm" icon="cart" isPending={isPending} pendingLabel="Adding to the cart" onClick={() => void press()}><span>Order again<VisuallyHidden> {line.name}</VisuallyHidden></span></Button>
    </Actions>
  );
}
