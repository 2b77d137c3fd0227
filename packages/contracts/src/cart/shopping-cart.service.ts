import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { changedCart, emptyCart, endedCart, limitedCart, reducedCart, twoVendorCart } from './cart.examples.ts';
import { cartSchema } from './cart.schema.ts';
import { orderProblemSchema } from './order-problem.schema.ts';

export const cartPage = z.object({
  cart: cartSchema,
  /** Why the last change was not made, by cartKey, or by the offer that was to be added; empty when it was. */
  refused: z.array(z.object({ cartKey: z.string().nullable(), offerId: z.string().optional(), message: z.string() })),
  /** What will keep this cart from being ordered, by where the buyer ships to and how they pay; left out where that was not looked at. */
  warnings: z.array(orderProblemSchema).optional(),
  /** The ZIP code that the cart was looked at for, and why it is none; left out where none was asked for. */
  deliverTo: z.object({ zip: z.string(), message: z.string().nullable() }).optional(),
});

export const cartPageExamples: Record<string, z.output<typeof cartPage>> = {
  'Two vendors': { cart: twoVendorCart, refused: [] },
  'An empty cart': { cart: emptyCart, refused: [] },
  'Prices and stock changed': { cart: changedCart, refused: [] },
  'Beyond a maximum order, and out of stock': { cart: limitedCart, refused: [] },
  'A price that is over, and an offer that another replaces': { cart: endedCart, refused: [] },
  'With lower prices': { cart: reducedCart, refused: [] },
  'With what will stop the order': {
    cart: twoVendorCart,
    refused: [],
    warnings: [
      { code: 'PAYMENT_UNUSABLE', block: 'payment', cartKey: null, message: 'This card expires within 20 days and cannot be used. Use another card, or remove it and add the one that replaces it.' },
      { code: 'NOT_DELIVERED_THERE', block: 'items', cartKey: 'line-1', message: 'Xerox 006R90321 toner cartridge Original Black 6 pc(s) is not delivered to AK 99501. Remove it or choose another ship-to address.' },
      { code: 'EMAIL_UNCONFIRMED', block: 'email', cartKey: null, message: 'Your e-mail address demo@agency.example.gov was never confirmed. Confirm it, or another one: what happens to an order is mailed there.' },
      { code: 'AAC_WARNING', block: 'aac', cartKey: null, groupId: 'V-OFFICE/47SMPL-SAMPLE-02', message: 'The activity 36SMPL, Sample Medical Center, is of another agency than yours. Confirm that what Sample Office Products delivers goes there, or choose another address.' },
      { code: 'CARD_LIMIT', block: 'payment', cartKey: null, groupId: 'V-OFFICE/47SMPL-SAMPLE-02', message: 'A card pays for at most $500.00 of one purchase order, and that to Sample Office Products comes to $749.00. Choose another way to pay.' },
    ],
  },
};

export const refusedExamples: Record<string, z.output<typeof cartPage>> = {
  'Quantity refused': {
    cart: twoVendorCart,
    refused: [{ cartKey: 'line-1', message: 'Enter a quantity as a whole number from 1 to 99,999,999.' }],
  },
};

/** GET /cart/shopping_cart (specification, section 7). */
export const shoppingCart = defineService({
  path: '/cart/shopping_cart',
  method: 'GET',
  access: 'visitor',
  summary: 'The cart, with prices and stock as they are now',
  request: z.object({}),
  responses: { Initial: response(cartPage, cartPageExamples) },
});
