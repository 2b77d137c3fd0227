// What the data of a buyer have of their parked carts.
export { forgetParkedCartsOf, parkedCartDataOf } from './data-of-buyer.ts';
