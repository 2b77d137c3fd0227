export { openStoreList, type StoreListOptions } from './open-store-list.ts';
export { parseStoreHosts } from './store-hosts.ts';
export { storeLookups, type ListedStore, type StoreHosts, type StoreList } from './store-list.ts';
