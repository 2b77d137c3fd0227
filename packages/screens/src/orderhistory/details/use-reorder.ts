import type { Order } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation, useNewKey } from '@quartermaster/core';
import { useRef, useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

/**
 * Puts the lines of an order into the cart again, at today's prices and as far as they can be had, and shows the cart. Pressed again after a lost answer
 * it sends the same change: nothing is added twice.
 */
export function useReorder() {
  const call = useCall();
  const newKey = useNewKey();
  const alerts = useAlerts();
  const { open } = useNavigation();
  const [isPending, setPending] = useState(false);
  const unanswered = useRef<{ orderNumber: string; changeKey: string } | null>(null);

  async function reorder(order: Order): Promise<void> {
    const { orderNumber } = order;
    const changeKey = unanswered.current?.orderNumber === orderNumber ? unanswered.current.changeKey : newKey();
    unanswered.current = { orderNumber, changeKey };
    setPending(true);
    try {
      const items = order.purchaseOrders.flatMap(({ lines }) => lines.map(({ offerId, quantity }) => ({ offerId, quantity })));
      const { attributes } = await call('/cart/addCart', { items, changeKey, partial: true });
      unanswered.current = null;
      for (const { message } of attributes.refused) alerts.show({ type: 'warning', msg: escapeHtml(message) });
      open('/cart/shopping_cart');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.kind !== 'network') unanswered.current = null;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `The items were not added to the cart. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { reorder, isPending };
}
