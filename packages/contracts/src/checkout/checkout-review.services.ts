import { z } from 'zod';
import { cartPage } from '../cart/shopping-cart.service.ts';
import { emptyCart } from '../cart/cart.examples.ts';
import { orderPlaced, orderToTwoAddresses } from './order.examples.ts';
import { orderSchema } from './order.schema.ts';
import { defineService, response } from '../wire/service.ts';
import { usd } from '../money/money.ts';
import { aacPayment, changedReview, firstVisitReview, readyReview, severalDestinationsReview, unauthorizedReview } from './checkout.examples.ts';
import { checkoutReviewSchema } from './checkout.schema.ts';
import { aboveLimit, fundsToEnter } from './funds-data.examples.ts';
import { fundsDataSchema } from './funds-data.schema.ts';

export const reviewExamples = {
  'Ready to order': readyReview,
  'First visit': firstVisitReview,
  'Prices and stock changed': changedReview,
  'Several destinations': severalDestinationsReview,
  'No authorization of a supervisor': unauthorizedReview,
  'An activity under funds control pays': { ...readyReview, payment: aacPayment, approval: { cause: 'funds' as const, payer: 'Sample Depot (47SMPL)', limit: null, approvers: 2 } },
  'Above a limit, and no one may authorize it': { ...readyReview, approval: { cause: 'limit' as const, payer: 'General Services Administration (4700)', limit: usd(40_000), approvers: 0 } },
};
export const emptyCartAnswer = response(cartPage, { 'Nothing to check out': { cart: emptyCart, refused: [] } });

/** The one review page of checkout (specification, section 2). An empty cart answers with the cart itself. */
export const checkoutReview = defineService({
  path: '/checkout/checkout_review',
  method: 'GET',
  access: 'buyer',
  summary: 'The review of an order: ship-to, payment and one purchase order per vendor, with prices as they are now',
  request: z.object({}),
  responses: { CheckOutReview: response(checkoutReviewSchema, reviewExamples), AdvantageCart: emptyCartAnswer },
});

/**
 * POST /checkout/checkout_review_submit (specification, section 7). The same key gives the same answer forever; the
 * same key with a changed body is refused with code SUBMIT_KEY_REUSED.
 */
export const checkoutReviewSubmit = defineService({
  path: '/checkout/checkout_review_submit',
  method: 'POST',
  access: 'buyer',
  takesAnyDigits: true,
  spinner: 'Placing your order...',
  summary: 'Places the order: exactly once for a submit key',
  request: z.object({ submitKey: z.uuid(), reviewed: z.string().max(200) }),
  responses: {
    OrderConfirmation: response(z.object({ order: orderSchema }), { 'Two purchase orders': { order: orderPlaced } }),
    CheckOutReview: response(checkoutReviewSchema, { 'Prices and stock changed': changedReview }),
    AFCDataEntry: response(fundsDataSchema, { 'Under funds control': fundsToEnter, 'Above a limit of the store': aboveLimit }),
    AdvantageCart: emptyCartAnswer,
  },
});

/** The confirmation again, for reload and bookmarks. */
export const orderConfirm = defineService({
  path: '/checkout/order_confirm',
  method: 'GET',
  access: 'buyer',
  summary: 'The confirmation of an order of one’s own',
  request: z.object({ orderNumber: z.string().max(40) }),
  responses: {
    OrderConfirmation: response(z.object({ order: orderSchema }), { 'Two purchase orders': { order: orderPlaced }, 'Two addresses': { order: orderToTwoAddresses } }),
    OrderError: response(z.object({ orderNumber: z.string(), message: z.string() }), {
      'Not found': { orderNumber: 'A27-0000000-0', message: 'There is no order A27-0000000-0 among your orders.' },
    }),
  },
});
