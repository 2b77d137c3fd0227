import { z } from 'zod';
import { changeKeySchema } from '../cart/change-cart.services.ts';
import { defineService, response } from '../wire/service.ts';
import { trainingCart } from './parkcart.examples.ts';
import { parkedCartSchema, parkErrorsSchema } from './parkcart.schema.ts';
import { parkedCartLimits } from './parkcart-rules.ts';
import { listPage, notFound, parkedCartIdSchema } from './parked-carts.services.ts';

const forwardSchema = z.object({ parkedCart: parkedCartSchema, days: z.int(), form: z.object({ values: z.object({ email: z.string(), note: z.string() }), errors: parkErrorsSchema }) });
const initial = response(forwardSchema, {
  'A parked cart': { parkedCart: trainingCart, days: 30, form: { values: { email: '', note: '' }, errors: [] } },
  'An address that is none': { parkedCart: trainingCart, days: 30, form: { values: { email: 'colleague', note: 'For the second floor' }, errors: [{ field: 'email', message: 'Enter an e-mail address such as name@agency.gov.' }] } },
});

/** A parked cart can be forwarded to other people. */
export const forwardCart = defineService({
  path: '/parkcart/forward',
  method: 'GET',
  access: 'buyer',
  summary: 'The form by which a parked cart is sent to a colleague',
  request: z.object({ parkedCartId: parkedCartIdSchema }),
  responses: { Initial: initial, NotFound: notFound },
});

/** The answer is the same whether the address has an account or not. */
export const forwardSubmit = defineService({
  path: '/parkcart/forward_submit',
  method: 'POST',
  access: 'buyer',
  summary: 'Sends a copy of a parked cart to the address of a colleague',
  spinner: 'Sending...',
  request: z.object({ parkedCartId: parkedCartIdSchema, email: z.string().max(parkedCartLimits.email), note: z.string().max(parkedCartLimits.note), changeKey: changeKeySchema }),
  responses: { Success: listPage, Initial: initial, NotFound: notFound },
});
