import { z } from 'zod';
import { twoVendorCart } from '../cart/cart.examples.ts';
import { cartPage } from '../cart/shopping-cart.service.ts';
import { defineService, response } from '../wire/service.ts';
import { mendedText } from '../wire/query.ts';

/** The cart as it would be delivered to a ZIP code (specification, section 2, Cart): what is not delivered there, and what shipping and tax come to. Nothing is kept. */
export const enterZip = defineService({
  path: '/cart/enterZip',
  method: 'GET',
  access: 'visitor',
  summary: 'The cart as it would be delivered to a ZIP code',
  request: z.object({ zip: mendedText(20).default('') }),
  responses: {
    Initial: response(cartPage, {
      'Everything is delivered there': { cart: twoVendorCart, refused: [], deliverTo: { zip: '20405', message: null } },
      'Something is not': {
        cart: twoVendorCart, refused: [], deliverTo: { zip: '99501', message: null },
        warnings: [{ code: 'NOT_DELIVERED_THERE', block: 'items', cartKey: 'line-1', message: 'Xerox 006R90321 toner cartridge Original Black 6 pc(s) is not delivered to AK 99501. Remove it or choose another ship-to address.' }],
      },
      'No ZIP code': { cart: twoVendorCart, refused: [], deliverTo: { zip: '204', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' } },
    }),
  },
});
