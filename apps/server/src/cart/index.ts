// The part of the cart that checkout, parked carts and the composition of the server use.
export { cartServices, cartSummary, summaryOf } from './cart-services.ts';
export { cartOnward, type CartOnward, type CartOutlook, type OnwardReply } from './onward.ts';
export { announceCart, cartChanged } from './announce-cart.ts';
export { addToCart, fillCartUp, type PutAside } from './change-cart.ts';
export { buyerOfOwn, heldLines, holdCartFor, isHeldFor, lockHeldCart, changeHeldLines, removeHeldCart, removeHeldLines, sentQuantities } from './held-cart.ts';
export { cartColumns, cartEmptied, cartStateOf, holdCart, lockCart, readCart, readOffers, removeLines, renewVisitor, type CartReading } from './store.ts';
export { cartAt } from './cart-at.ts';
export { cartsOf, forgetCartsOf } from './data-of-buyer.ts';
export { mergeVisitorCarts } from './merge-at-sign-in.ts';
export type { OfferNow } from './offer.ts';
export { ownerOf } from './owner.ts';
export { priceCart, vendorGroups } from './price-cart.ts';
export { withReplacements } from './replacements.ts';
export { cartLines } from './settings.ts';
export { noCart, type CartState } from './cart-state.ts';
export { defaultStrategies, totalsOfShipments, type Shipment, type TotalsStrategies } from './totals.ts';
export { unitPrice } from './offer.ts';
