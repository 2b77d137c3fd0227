import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { changedCart, emptyCart, limitedCart, twoVendorCart } from './cart.examples.ts';
import { cartSchema } from './cart.schema.ts';

export const cartPage = z.object({
  cart: cartSchema,
  /** Why the last change was not made, by cartKey, or by the offer that was to be added; empty when it was. */
  refused: z.array(z.object({ cartKey: z.string().nullable(), offerId: z.string().optional(), message: z.string() })),
});

export const cartPageExamples: Record<string, z.output<typeof cartPage>> = {
  'Two vendors': { cart: twoVendorCart, refused: [] },
  'An empty cart': { cart: emptyCart, refused: [] },
  'Prices and stock changed': { cart: changedCart, refused: [] },
  'Beyond a maximum order, and out of stock': { cart: limitedCart, refused: [] },
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
