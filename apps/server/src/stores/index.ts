export { openStoreList, type StoreListOptions } from './open-store-list.ts';
export { registerOrigins } from './register-origins.ts';
export { webOrigins, type WebOrigins } from './web-origins.ts';
export { parseStoreHosts } from './store-hosts.ts';
export { storeLookups, type ListedStore, type StoreHosts, type StoreList } from './store-list.ts';
export { isVirtualStore, startPaths, type VirtualStore } from './start-paths.ts';
