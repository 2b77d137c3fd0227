import { blocksOrder, type CheckoutReview } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import type { OrderTerms } from '../terms/use-order-terms.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { sameOrder } from './agreed-facts.ts';

/** The outcome of pressing Place order, if not an order. `changed`: the order that came back is not the one that the buyer saw. */
export type Refusal = { kind: 'terms' } | { kind: 'changed'; key: string };

/**
 * Places the order that the buyer sees. Notes and dates are saved first; should anything else have changed by then, they are
 * asked again. Pressing again after a failure never places a second order: the key is the same.
 */
export function usePlaceOrder(orderTerms: OrderTerms) {
  const { open } = useNavigation();
  const { ask, isPending: isSubmitting, failure } = useCheckoutCall();
  const [isSettling, setSettling] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function settled(): Promise<CheckoutReview | null> {
    setSettling(true);
    try {
      return await orderTerms.settle();
    } finally {
      setSettling(false);
    }
  }

  /** `seen`: the review that the buyer saw when they began to press. */
  async function place(seen: CheckoutReview): Promise<void> {
    setRefusal(null);
    const ready = await settled();
    if (ready === null) return setRefusal({ kind: 'terms' });
    if (!sameOrder(ready, seen) || ready.problems.some(blocksOrder)) return setRefusal({ kind: 'changed', key: ready.reviewed });
    const answer = await ask('/checkout/checkout_review_submit', { submitKey: ready.submitKey, reviewed: ready.reviewed });
    if (answer?.responseName === 'CheckOutReview') setRefusal({ kind: 'changed', key: answer.attributes.submitKey });
    if (answer?.responseName === 'AFCDataEntry') return open('/cart/afc_cart');
    if (answer?.responseName !== 'OrderConfirmation') return undefined;
    return open('/checkout/order_confirm', { query: { orderNumber: answer.attributes.order.orderNumber }, replace: true });
  }

  return { place, isPending: isSettling || isSubmitting, failure, refusal };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;
