// Every area of the screens, one line each.
export { addressBook } from './profile/address-book/area.ts';
export { authorization } from './authorization/area.ts';
export { browse } from './browse/area.ts';
export { cart } from './cart/area.ts';
export { catalog } from './catalog/area.ts';
export { checkout } from './checkout/area.ts';
export { information } from './information/area.ts';
export { login } from './login/area.ts';
export { main } from './main/area.ts';
export { messages } from './messages/area.ts';
export { orderHistory } from './orderhistory/area.ts';
export { parkcart } from './parkcart/area.ts';
export { profile } from './profile/area.ts';
export { search } from './search/area.ts';
export { shell } from './shell/area.ts';
export { storeStart } from './virtual-store/start-page/area.ts';
export { virtualStore } from './virtual-store/area.ts';
