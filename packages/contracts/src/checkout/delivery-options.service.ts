import { z } from 'zod';
import { mostCartLines } from '../cart/most-lines.ts';
import { defineService, response } from '../wire/service.ts';
import { emptyCartAnswer, reviewExamples } from './checkout-review.services.ts';
import { checkoutReviewSchema, groupTermsSchema } from './checkout.schema.ts';
import { deliveryOptionsAnswer } from './delivery-options.schema.ts';

const saidTermsSchema = groupTermsSchema.omit({ shipTo: true, parts: true }).partial({ note: true }).extend({
  /** Notes of the purchase orders that parts of it become, by the ids of their addresses. */
  partNotes: z.array(z.object({ addressId: z.string().max(100), note: z.string().max(500) })).max(mostCartLines).optional(),
});
export type SaidTerms = z.output<typeof saidTermsSchema>;

/**
 * How each purchase order is delivered and billed (specification, section 2, Checkout). An empty request shows the choices. With terms they are kept, and
 * the review follows: notes and dates save themselves there while the buyer reviews. What is left out of an order's terms stays as it is.
 */
export const deliveryOptions = defineService({
  path: '/checkout/delivery_options',
  method: 'POST',
  access: 'buyer',
  summary: 'Shows how purchase orders are delivered and billed, or sets it, and their notes',
  request: z.object({ terms: z.array(saidTermsSchema).max(mostCartLines).optional() }),
  responses: { Initial: deliveryOptionsAnswer, CheckOutReview: response(checkoutReviewSchema, reviewExamples), AdvantageCart: emptyCartAnswer },
});
