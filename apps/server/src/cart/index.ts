// What checkout and the composition of the server use of the cart.
export { cartServices, cartSummary } from './cart-services.ts';
export { cartChanged } from './announce-cart.ts';
export { readCart, removeLines } from './store.ts';
export { mergeVisitorCart, mergeVisitorCarts } from './merge.ts';
export { ownerOf, type CartOwner } from './owner.ts';
export { priceCart, priceLine, vendorGroups } from './price-cart.ts';
export { unitPrice, type OfferTerms } from './offer.ts';
export type { CartLineState, CartState } from './cart-state.ts';
export { defaultStrategies, totals, type TotalsStrategies } from './totals.ts';
