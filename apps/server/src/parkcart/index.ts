// What the data of a buyer have of their parked carts, and what requisitions need to be parked beside them.
export { forgetParkedCartsOf, parkedCartDataOf } from './data-of-buyer.ts';
export { holdParkedCarts, parkedCartOf, parkedEntryOf, removeCart } from './kept-carts.ts';
export { showList } from './list-services.ts';
export { gone, said } from './notices.ts';
export { parkRequisitions, refusal } from './park.ts';
export { parkedCartSettings, type ParkedCartLimits } from './settings.ts';
