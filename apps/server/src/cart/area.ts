import { defineArea, provide } from '../area/index.ts';
import { cartSummaries } from '../wire/index.ts';
import { cartServices, cartSummary } from './cart-services.ts';
import { forgetOldCarts } from './forget-old.ts';

export const cartArea = defineArea({
  name: 'cart',
  provides: [provide(cartSummaries, { open: () => cartSummary })],
  services: () => cartServices(),
  cleanUp: [forgetOldCarts],
});
