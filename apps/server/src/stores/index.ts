export { noteBuiltInStores, type BuiltInChange } from './built-in-stores.ts';
export { storeTraits, writeStoreTraits } from './traits-rows.ts';
