import { z } from 'zod';
import { changeKeySchema } from '../cart/change-cart.services.ts';
import { quantitySchema } from '../cart/cart.schema.ts';
import { mostCartLines } from '../cart/most-lines.ts';
import { cartPage, cartPageExamples, refusedExamples } from '../cart/shopping-cart.service.ts';
import { defineService, response } from '../wire/service.ts';
import { readyReview } from './checkout.examples.ts';
import { checkoutReviewSchema } from './checkout.schema.ts';
import { deliveryOptionsAnswer } from './delivery-options.schema.ts';
import { destinationResponses } from './steps.ts';
import { verifyEmailAnswer } from './verify-email.schema.ts';

/** Where a change of the cart leads: to the review, or to the first step of checkout that the cart needs. Without it the cart is shown. */
const goOnSchema = z.enum(['review', 'checkout']).optional();

const responses = {
  Initial: response(cartPage, cartPageExamples),
  Failure: response(cartPage, refusedExamples),
  CheckOutReview: response(checkoutReviewSchema, { 'Back at the review': readyReview }),
  DeliveryOptions: deliveryOptionsAnswer,
  VerifyEmail: verifyEmailAnswer,
  NewAAC: destinationResponses.NewAAC,
  FreightForwarded: destinationResponses.FreightForwarded,
};

/** Quantity changes, of the cart page and of the review; with no lines, the way from the cart to checkout (specification, section 2, Cart). */
export const shoppingCartPost = defineService({
  path: '/cart/shopping_cart_post',
  method: 'POST',
  access: 'visitor',
  takesAnyDigits: true,
  summary: 'Sets quantities of cart lines, and goes on to checkout where that is asked for',
  request: z.object({
    lines: z.array(z.object({ cartKey: z.string().min(1).max(100), quantity: quantitySchema })).max(mostCartLines),
    changeKey: changeKeySchema,
    goOn: goOnSchema,
  }),
  responses,
});

/** Takes lines out, from the cart page and from the review. */
export const deleteItem = defineService({
  path: '/cart/delete_item',
  method: 'POST',
  access: 'visitor',
  takesAnyDigits: true,
  summary: 'Takes lines out of the cart, and goes on to checkout where that is asked for',
  request: z.object({ cartKeys: z.array(z.string().min(1).max(100)).min(1).max(mostCartLines), goOn: goOnSchema }),
  responses,
});
