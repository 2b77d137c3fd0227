import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { defineService, response } from '../wire/service.ts';

const dataSchema = z.object({
  form: z.object({ values: z.object({ activity: z.string(), fundCode: z.string() }), errors: z.array(fieldErrorSchema) }),
  /** What becomes requisitions, one for each. */
  lines: z.array(z.object({ cartKey: z.string(), stockNumber: z.string(), name: z.string(), quantity: z.int(), unitOfIssue: z.string() })),
  /** Services, which cannot be requisitioned: they stay in the cart. */
  staying: z.array(z.string()),
  /** Lines that are typed and not sent: these go behind them. */
  unsent: z.int(),
});
export type CartRequisition = z.output<typeof dataSchema>;

const asked: CartRequisition = {
  form: { values: { activity: '47SMPL', fundCode: '' }, errors: [] }, staying: [], unsent: 0,
  lines: [
    { cartKey: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2e01', stockNumber: '7510-01-392-0564', name: 'Toner cartridge', quantity: 2, unitOfIssue: 'BX' },
    { cartKey: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2e02', stockNumber: '006R90321', name: 'Ribbon', quantity: 10, unitOfIssue: 'EA' },
  ],
};
const page = response(dataSchema, {
  'Two items': asked,
  'Not of the agency': { ...asked, form: { values: { activity: 'WSAMP1', fundCode: 'A1' }, errors: [{ field: 'activity', message: 'R07: WSAMP1 is not an active activity of your agency, General Services Administration, in the activity address directory. Check it, or ask the help desk.' }] } },
  'A service stays, lines are there': { ...asked, staying: ['Moving of an office'], unsent: 3 },
});

/** Specification, section 2, Checkout: Requisition Appropriation Data of a cart in Global Supply. In another store it leads to the cart. */
export const checkoutRequisition = defineService({
  path: '/checkout/requisition',
  method: 'GET',
  access: 'buyer',
  summary: 'Asks for activity and fund by which the cart is requisitioned',
  request: z.object({}),
  responses: { Initial: page },
});

export const checkoutRequisitionSubmit = defineService({
  path: '/checkout/requisition_submit',
  method: 'POST',
  access: 'buyer',
  summary: 'Moves what is in the cart into the lines of requisitions',
  request: z.object({ activity: z.string().max(40), fundCode: z.string().max(20) }),
  responses: { Initial: page },
});
