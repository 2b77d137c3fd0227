// Every area of the contract that has services, one line each.
export { autocompleteArea } from '../autocomplete/area.ts';
export { browseArea } from '../browse/area.ts';
export { cartArea } from '../cart/area.ts';
export { catalogArea } from '../catalog/area.ts';
export { categoriesArea } from '../categories/area.ts';
export { checkoutArea } from '../checkout/area.ts';
export { ggsArea } from '../ggs/area.ts';
export { informationArea } from '../information/area.ts';
export { loginArea } from '../login/area.ts';
export { mainArea } from '../main/area.ts';
export { messagesArea } from '../messages/area.ts';
export { orderHistoryArea } from '../orderhistory/area.ts';
export { profileArea } from '../profile/area.ts';
export { searchArea } from '../search/area.ts';
export { smartCardArea } from '../smart-card/area.ts';
export { storePackageArea } from '../store-package/area.ts';
export { virtualStoreArea } from '../virtual-store/area.ts';
