export { storeLookups, type ListedStore, type StoreHosts, type StoreList } from './store-list.ts';
export { storeList, webOrigins } from './tokens.ts';
export { originsOf, type WebOrigins } from './web-origins.ts';
