import { blocksOrder, type CheckoutReview } from '@quartermaster/contracts';
import { useAlerts, useConfirm, useNavigation } from '@quartermaster/core';
import { useState } from 'react';
import { useCheckoutPaths } from '../../orders/index.ts';
import type { OrderTerms } from '../terms/use-order-terms.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { escapeHtml } from '../../shell/index.ts';
import { sameOrder } from './agreed-facts.ts';
import { placeQuestion } from './place-question.ts';

/** The outcome of pressing Place order, if not an order. `changed`: the order that came back is not the one that the buyer saw. */
export type Refusal = { kind: 'terms' } | { kind: 'changed'; key: string };

const emptied = 'Nothing was ordered now: your cart is empty. It was emptied or ordered in another window.';

/**
 * Places the order that the buyer sees. Notes and dates are saved first; should anything else have changed by then, they are
 * asked again. Pressing again after a failure never places a second order: the key is the same.
 */
export function usePlaceOrder(orderTerms: OrderTerms) {
  const { href, open, stay } = useNavigation();
  const alerts = useAlerts();
  const { placeOrder, asksBeforePlacing } = useCheckoutPaths();
  const confirm = useConfirm();
  const { ask, isPending: isSubmitting, failure } = useCheckoutCall();
  const [isSettling, setSettling] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const toReview = `<a href="${href('/checkout/checkout_review')}">Check it</a>`;

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
    const isHere = stay();
    // A buyer who has gone elsewhere meanwhile is not brought back, and has to know.
    const tellElsewhere = (msg: string, type: 'success' | 'error'): void => {
      if (!isHere()) alerts.show({ type, msg });
    };
    const refuse = (why: Refusal): void => {
      setRefusal(why);
      tellElsewhere(`Your order was not placed: it has to be checked again. ${toReview}`, 'error');
    };
    setRefusal(null);
    const ready = await settled();
    if (ready === null) return refuse({ kind: 'terms' });
    if (!sameOrder(ready, seen) || ready.problems.some(blocksOrder)) return refuse({ kind: 'changed', key: ready.reviewed });
    // What goes to an approver is asked for more on a page of its own.
    if (asksBeforePlacing && seen.approval === undefined && !(await confirm(placeQuestion(ready)))) return undefined;
    const answer = await ask(placeOrder, { submitKey: ready.submitKey, reviewed: ready.reviewed }, ({ message }) => tellElsewhere(`Your order may not have been placed. ${escapeHtml(message)} ${toReview}`, 'error'));
    if (answer?.responseName === 'CheckOutReview') refuse({ kind: 'changed', key: answer.attributes.submitKey });
    // The cart is on the page now.
    if (answer?.responseName === 'AdvantageCart') alerts.show({ type: 'warning', msg: emptied });
    if (answer?.responseName === 'AFCDataEntry') {
      tellElsewhere(`Your order was not placed: it has to be authorized first. ${toReview}`, 'error');
      return isHere() ? open('/cart/afc_cart') : undefined;
    }
    if (answer?.responseName !== 'OrderConfirmation') return undefined;
    const query = { orderNumber: answer.attributes.order.orderNumber };
    tellElsewhere(`Order ${escapeHtml(query.orderNumber)} is placed. <a href="${href('/checkout/order_confirm', query)}">View it</a>`, 'success');
    return isHere() ? open('/checkout/order_confirm', { query, replace: true }) : undefined;
  }

  return { place, isPending: isSettling || isSubmitting, failure, refusal };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;
