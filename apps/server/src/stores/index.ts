export { noteBuiltInStores, type BuiltInChange } from './built-in-stores.ts';
export { isVirtualStore, startPaths, type VirtualStore } from './start-paths.ts';
