import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** Overseas Shipping Information (specification, section 2, Cart): what of the cart is shipped to which countries, and the ways there are for the rest. */
export const overseasShipping = defineService({
  path: '/cart/overseas_shipping',
  method: 'GET',
  access: 'visitor',
  summary: 'What of the cart is shipped overseas',
  request: z.object({}),
  responses: {
    Success: response(
      z.object({
        lines: z.array(z.object({
          cartKey: z.string(),
          name: z.string(),
          vendor: z.string(),
          /** ISO 3166 codes of other countries that its vendor ships to; none: the United States alone, with APO, FPO and DPO. */
          countries: z.array(z.string()),
        })),
      }),
      {
        'One item is shipped overseas': {
          lines: [
            { cartKey: 'line-1', name: 'Xerox 006R90321', vendor: 'Sample Office Supply', countries: ['DE', 'JP'] },
            { cartKey: 'line-2', name: 'HP dv7-1211ea', vendor: 'Sample Computers', countries: [] },
          ],
        },
        'An empty cart': { lines: [] },
      },
    ),
  },
});
