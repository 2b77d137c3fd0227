import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { twoVendorCart } from './cart.examples.ts';
import { quantitySchema } from './cart.schema.ts';
import { cartPage, refusedExamples } from './shopping-cart.service.ts';

/** Made by the page, one for each press of a button: the same change sent twice is made once. A key that comes again with another change is refused (`CHANGE_KEY_REUSED`). */
export const changeKeySchema = z.string().regex(/^[\w-]{8,64}$/, 'Send a key of 8 to 64 letters, digits, hyphens and underscores, such as a UUID.');

/** POST /cart/addCart (specification, section 7): adds to the quantity when the offer is in the cart already. */
export const addCart = defineService({
  path: '/cart/addCart',
  method: 'POST',
  access: 'visitor',
  takesAnyDigits: true,
  summary: 'Puts an offer into the cart',
  request: z.object({
    items: z.array(z.object({ offerId: z.string().min(1).max(100), quantity: quantitySchema })).min(1).max(100),
    changeKey: changeKeySchema,
    /** True: items that fit are added, and only the others are refused. Without it all of them fit, or none is added. */
    partial: z.boolean().optional(),
  }),
  responses: {
    Success: response(cartPage.extend({ added: z.array(z.string()) }), {
      Added: { cart: twoVendorCart, refused: [], added: ['line-1'] },
      'Added in part': { cart: twoVendorCart, refused: [{ cartKey: null, message: 'Sample stapler is out of stock at Sample Supply Co. Choose another vendor.' }], added: ['line-1'] },
    }),
    Failure: response(cartPage, refusedExamples),
  },
});
