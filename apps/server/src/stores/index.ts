export { openStoreList, type StoreListOptions } from './open-store-list.ts';
export { isVirtualStore, startPaths, type VirtualStore } from './start-paths.ts';
