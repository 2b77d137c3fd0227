import type { CheckoutReview, GroupTerms } from '@quartermaster/contracts';
import { example } from '../examples.ts';
import { asBuyer } from './as-buyer.ts';
import type { Handler } from './sample-server.ts';

const exampleOf = (name: string) => example('/checkout/checkout_review', 'CheckOutReview', name) as CheckoutReview;

/** A checkout whose review follows what is chosen. `reviewed` counts what was saved, as the server's fingerprint does. */
export function sampleCheckout(first: CheckoutReview = exampleOf('Ready to order')) {
  let review = first;
  let saved = 0;
  const show = () => ({ responseName: 'CheckOutReview', attributes: { ...review } });
  function change(part: Partial<CheckoutReview>) {
    saved += 1;
    review = { ...review, ...part, reviewed: `r1-${saved}` };
    return show();
  }
  const ready = exampleOf('Ready to order');
  const without = (block: 'shipTo' | 'payment') => review.problems.filter((problem) => problem.block !== block);

  const handlers: Record<string, Handler> = asBuyer({
    '/checkout/checkout_review': show,
    '/checkout/select_shipping': ({ body }) => {
      if (body['show'] === 'Create') return { responseName: 'Create', attributes: { ...example('/checkout/select_shipping', 'Create', 'A blank form') } };
      if (body['addressId'] !== undefined || body['newAddress'] !== undefined) return change({ shipTo: ready.shipTo, problems: without('shipTo') });
      return { responseName: 'SelectShipping', attributes: { ...example('/checkout/select_shipping', 'SelectShipping', 'Two addresses') } };
    },
    '/checkout/select_payment': ({ body }) =>
      body['newCard'] === undefined && body['paymentId'] === undefined
        ? { responseName: 'SelectPayment', attributes: { ...example('/checkout/select_payment', 'SelectPayment', 'Cards and an AAC') } }
        : change({ payment: ready.payment, problems: without('payment') }),
    '/checkout/delivery_options': ({ body }) => change({ terms: body['terms'] as GroupTerms[] }),
    '/checkout/checkout_review_submit': () => ({
      responseName: 'OrderConfirmation', attributes: { ...example('/checkout/order_confirm', 'OrderConfirmation', 'Two purchase orders') },
    }),
    '/checkout/order_confirm': () => ({
      responseName: 'OrderConfirmation', attributes: { ...example('/checkout/order_confirm', 'OrderConfirmation', 'Two purchase orders') },
    }),
  });
  return { handlers, review: () => review };
}

export const firstVisit = (): CheckoutReview => exampleOf('First visit');
export const changedReview = (): CheckoutReview => exampleOf('Prices and stock changed');
