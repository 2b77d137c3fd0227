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
  /** The lines are those of an order, which are kept as a template and leave the cart as it is; left out: those of the cart. */
  order: z.object({
    orderNumber: z.string(),
    /** Its items that the store does not sell any more, and that cannot be parked. */
    notSold: z.array(z.string()),
  }).optional(),
  form: z.object({ values: z.object({ name: z.string(), keepsCart: z.boolean() }), errors: parkErrorsSchema }),
});

const cart = { lineCount: 2, subtotal: usd(118_580), days: 90 };
const initial = response(saveSchema, {
  'A cart': { ...cart, form: { values: { name: '', keepsCart: false }, errors: [] } },
  'The items of an order': { ...cart, order: { orderNumber: 'A26-0000042-7', notSold: [] }, form: { values: { name: '', keepsCart: true }, errors: [] } },
  'An order with an item that is not sold any more': { ...cart, lineCount: 1, order: { orderNumber: 'A26-0000042-7', notSold: ['Notebook'] }, form: { values: { name: '', keepsCart: true }, errors: [] } },
  'A name that is taken': { ...cart, form: { values: { name: 'Training room', keepsCart: true }, errors: [{ field: 'name', message: 'You have a parked cart of this name. Choose another name, or remove that one first.' }] } },
});
const emptyCart = response(z.object({ /** Nothing of this order is sold any more; left out: the cart is empty. */ orderNumber: z.string().optional() }), { 'Nothing to park': {}, 'Nothing of an order is sold any more': { orderNumber: 'A26-0000042-7' } });
const orderNumber = z.string().max(100).optional();

/** Specification, section 2: Save Parked Cart. With the number of an order, its items become a template; where the buyer has no such order, it leads to My Orders. */
export const saveParkcart = defineService({
  path: '/parkcart/save_parkcart',
  method: 'GET',
  access: 'buyer',
  summary: 'The form by which the cart is put aside under a name, or an order kept as a template',
  request: z.object({ orderNumber }),
  responses: { Initial: initial, EmptyCart: emptyCart },
});

export const saveParkcartSubmit = defineService({
  path: '/parkcart/save_parkcart_submit',
  method: 'POST',
  access: 'buyer',
  summary: 'Puts the lines of the cart aside under a name, or keeps those of an order as a template',
  request: z.object({
    name: z.string().max(parkedCartLimits.name),
    /** Whether the lines stay in the cart, too. */
    keepsCart: z.boolean(),
    /** The order whose items become a template. */
    orderNumber,
    changeKey: changeKeySchema,
  }),
  responses: { Success: listPage, Initial: initial, EmptyCart: emptyCart },
});
