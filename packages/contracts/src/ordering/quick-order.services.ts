import { z } from 'zod';
import { changeKeySchema } from '../cart/change-cart.services.ts';
import { defineService, response } from '../wire/service.ts';
import { quickOrderExamples } from './quick-order.examples.ts';
import { quickOrderForm, typedRows } from './quick-order.schema.ts';

/** GET /ordering/quick_ordering (specification, section 2, Ordering and parked carts). */
export const quickOrdering = defineService({
  path: '/ordering/quick_ordering',
  method: 'GET',
  access: 'visitor',
  summary: 'The form for orders by part number or NSN, or the sign-in that it needs',
  request: z.object({}),
  responses: { EntryForm: response(quickOrderForm, { 'An empty form': { rows: [], added: null } }), Login: response(z.object({}), { 'Sign-in is needed': {} }) },
});

/** POST /ordering/quick_ordering_cart (specification, section 2): says what was found for each row, or puts what was found into the cart. */
export const quickOrderingCart = defineService({
  path: '/ordering/quick_ordering_cart',
  method: 'POST',
  access: 'buyer',
  // A part number or an NSN may look like the number of a card.
  takesAnyDigits: true,
  summary: 'Looks rows of numbers and quantities up, or puts those that are found into the cart',
  request: z.object({
    rows: typedRows,
    /** With it the rows that are found are put into the cart, once for each key. Without it they are only looked up. */
    changeKey: changeKeySchema.optional(),
  }),
  responses: { EntryForm: response(quickOrderForm, quickOrderExamples) },
});
