import { formatMoney, type Cart } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall, useNavigation, useNewKey } from '@quartermaster/core';
import { useRef, useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';

export interface Purchase {
  offerId: string;
  quantity: number;
  /** The name of the product in the announcement. */
  name: string;
  unit: string;
}

interface Attempt {
  offerId: string;
  quantity: number;
  changeKey: string;
}

const words = (purchase: Purchase): string =>
  `${purchase.quantity.toLocaleString('en-US')} × ${escapeHtml(purchase.name)} (${escapeHtml(purchase.unit)})`;

/** What the vendor still asks for, where the order is below their minimum; else nothing. */
function minimumLeft({ groups }: Cart, offerId: string): string {
  const order = groups.find(({ lines }) => lines.some((line) => line.offerId === offerId));
  if (order === undefined || order.minimumMet) return '';
  return ` ${escapeHtml(order.vendor.name)} takes orders of ${formatMoney(order.minimumOrder)} or more; this one comes to ${formatMoney(order.subtotal)}.`;
}

/**
 * Puts an offer into the cart without leaving the page, and says how it went. After a failure the same press again sends
 * the same change key: when only the answer was lost, nothing is added twice.
 */
export function useAddToCart() {
  const call = useCall();
  const alerts = useAlerts();
  const newKey = useNewKey();
  const { href } = useNavigation();
  const unanswered = useRef<Attempt | null>(null);
  const [isAdding, setAdding] = useState(false);

  async function add(purchase: Purchase): Promise<boolean> {
    const { offerId, quantity } = purchase;
    const before = unanswered.current;
    const isRepeated = before !== null && before.offerId === offerId && before.quantity === quantity;
    const attempt = isRepeated ? before : { offerId, quantity, changeKey: newKey() };
    unanswered.current = attempt;
    setAdding(true);
    try {
      const answer = await call('/cart/addCart', { items: [{ offerId, quantity }], changeKey: attempt.changeKey }, { spinner: false });
      unanswered.current = null;
      if (answer.responseName === 'Success') {
        alerts.show({ topic: 'cart', type: 'success', msg: `${words(purchase)} added to the cart.${minimumLeft(answer.attributes.cart, offerId)} <a href="${href('/cart/shopping_cart')}">View cart</a>` });
        return true;
      }
      const reasons = answer.attributes.refused.map((refusal) => refusal.message).join(' ');
      alerts.show({ topic: 'cart', type: 'error', msg: escapeHtml(reasons === '' ? 'The item was not added to the cart.' : reasons) });
      return false;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.kind !== 'network') unanswered.current = null;
      if (concernsPage(failure)) {
        alerts.show({ topic: 'cart', type: 'error', msg: `${words(purchase)} was not added to the cart. ${escapeHtml(failure.message)}` });
      }
      return false;
    } finally {
      setAdding(false);
    }
  }

  return { add, isAdding };
}
