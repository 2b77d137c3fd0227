import { shippingQuotes, taxQuotes } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { cartSummaries } from '../wire/index.ts';
import { cartServices, cartSummary } from './cart-services.ts';
import { forgetOldCarts } from './forget-old.ts';
import { cartOnward } from './onward.ts';
import { cartLines } from './settings.ts';
import { includedShipping, taxExempt } from './totals.ts';

export const cartArea = defineArea({
  name: 'cart',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  points: [byDefault(shippingQuotes, { open: () => includedShipping }), byDefault(taxQuotes, { open: () => taxExempt })],
  settings: [cartLines],
  provides: [provide(cartSummaries, { open: () => cartSummary })],
  needs: { shipping: shippingQuotes, tax: taxQuotes, onward: cartOnward, cartLines },
  services: ({ onward, cartLines, ...strategies }) => cartServices(onward, strategies, cartLines),
  cleanUp: [forgetOldCarts],
});
