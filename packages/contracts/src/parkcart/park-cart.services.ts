import { z } from 'zod';
import { changeKeySchema } from '../cart/change-cart.services.ts';
import { moneySchema } from '../money/money.schema.ts';
import { usd } from '../money/money.ts';
import { defineService, response } from '../wire/service.ts';
import { parkErrorsSchema } from './parkcart.schema.ts';
import { parkedCartLimits } from './parkcart-rules.ts';
import { listPage } from './parked-carts.services.ts';

const saveSchema = z.object({
  lineCount: z.int(),
  subtotal: moneySchema,
  days: z.int(),
  form: z.object({ values: z.object({ name: z.string(), keepsCart: z.boolean() }), errors: parkErrorsSchema }),
});

const cart = { lineCount: 2, subtotal: usd(118_580), days: 90 };
const initial = response(saveSchema, {
  'A cart': { ...cart, form: { values: { name: '', keepsCart: false }, errors: [] } },
  'A name that is taken': { ...cart, form: { values: { name: 'Training room', keepsCart: true }, errors: [{ field: 'name', message: 'You have a parked cart of this name. Choose another name, or remove that one first.' }] } },
});
const emptyCart = response(z.object({}), { 'Nothing to park': {} });

/** Specification, section 2: Save Parked Cart. */
export const saveParkcart = defineService({
  path: '/parkcart/save_parkcart',
  method: 'GET',
  access: 'buyer',
  summary: 'The form by which the cart is put aside under a name',
  request: z.object({}),
  responses: { Initial: initial, EmptyCart: emptyCart },
});

export const saveParkcartSubmit = defineService({
  path: '/parkcart/save_parkcart_submit',
  method: 'POST',
  access: 'buyer',
  summary: 'Puts the lines of the cart aside under a name',
  request: z.object({
    name: z.string().max(parkedCartLimits.name),
    /** Whether the lines stay in the cart, too. */
    keepsCart: z.boolean(),
    changeKey: changeKeySchema,
  }),
  responses: { Success: listPage, Initial: initial, EmptyCart: emptyCart },
});
