import { z } from 'zod';
import { changeKeySchema } from '../cart/change-cart.services.ts';
import { defineService, response } from '../wire/service.ts';
import { parkErrorsSchema } from './parkcart.schema.ts';
import { parkedCartLimits } from './parkcart-rules.ts';
import { listPage, parkedCartIdSchema } from './parked-carts.services.ts';

const parkSchema = z.object({
  activity: z.object({ aac: z.string(), name: z.string() }),
  /** Lines that are typed and not sent. */
  lineCount: z.int(),
  /** For which they are kept. */
  days: z.int(),
  form: z.object({ values: z.object({ name: z.string() }), errors: parkErrorsSchema }),
});

const lines = { activity: { aac: '47AB01', name: 'Sample Depot' }, lineCount: 12, days: 90 };
const initial = response(parkSchema, {
  'Lines of an activity': { ...lines, form: { values: { name: '' }, errors: [] } },
  'A name of the parked carts': { ...lines, form: { values: { name: 'Motor pool' }, errors: [{ field: 'name', message: 'You have a parked cart of this name. Choose another name, or remove that one first.' }] } },
});
const emptyCart = response(z.object({}), { 'No lines to park': {} });

/** Specification, section 2, FEDSTRIP: requisitions that are not sent are put aside, as carts are. */
export const fedstripParkCart = defineService({
  path: '/fedstrip/park_cart',
  method: 'GET',
  access: 'buyer',
  summary: 'The form by which requisitions that are not sent are put aside under a name',
  request: z.object({}),
  responses: { Initial: initial, EmptyCart: emptyCart },
});

export const fedstripParkCartSubmit = defineService({
  path: '/fedstrip/park_cart_submit',
  method: 'POST',
  access: 'buyer',
  summary: 'Puts the lines of requisitions aside under a name, with their activity and the data of all lines',
  request: z.object({ name: z.string().max(parkedCartLimits.name), changeKey: changeKeySchema }),
  responses: { Success: listPage, Initial: initial, EmptyCart: emptyCart },
});

/** Leads to the lines where they are back; otherwise the list says why not. */
export const fedstripParkCartBack = defineService({
  path: '/fedstrip/park_cart_back',
  method: 'POST',
  access: 'buyer',
  summary: 'Puts parked requisitions back into the lines; a template stays parked',
  request: z.object({ parkedCartId: parkedCartIdSchema }),
  responses: { Success: listPage },
});
