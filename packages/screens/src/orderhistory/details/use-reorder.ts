import type { Order } from '@quartermaster/contracts';
import { CallFailure, useAlerts, useCall, useNavigation, useNewKey } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/alerts/escape-html.ts';
import { concernsPage } from '../../shell/calls/concerns-page.ts';

/** Puts all lines of an order into the cart again, at today's prices, and shows the cart. */
export function useReorder() {
  const call = useCall();
  const newKey = useNewKey();
  const alerts = useAlerts();
  const { open } = useNavigation();
  const [isPending, setPending] = useState(false);

  async function reorder(order: Order): Promise<void> {
    setPending(true);
    try {
      const items = order.purchaseOrders.flatMap(({ lines }) => lines.map(({ offerId, quantity }) => ({ offerId, quantity })));
      const { attributes } = await call('/cart/addCart', { items, changeKey: newKey() });
      for (const { message } of attributes.refused) alerts.show({ type: 'warning', msg: escapeHtml(message) });
      open('/cart/shopping_cart');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `The items were not added to the cart. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { reorder, isPending };
}
