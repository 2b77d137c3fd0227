// The part of the cart that checkout and the composition of the server use.
export { cartServices, cartSummary, summaryOf } from './cart-services.ts';
export { cartOnward, type CartOnward, type OnwardReply } from './onward.ts';
export { cartChanged } from './announce-cart.ts';
export { cartColumns, cartEmptied, cartStateOf, lockCart, readCart, renewVisitor, type CartReading } from './store.ts';
export { cartsOf, forgetCartsOf } from './data-of-buyer.ts';
export { mergeVisitorCarts } from './merge-at-sign-in.ts';
export { priceCart } from './price-cart.ts';
export { noCart, type CartState } from './cart-state.ts';
export { defaultStrategies, type TotalsStrategies } from './totals.ts';
