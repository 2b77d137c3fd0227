export { storeNames } from './assortment/store-names.ts';
export { noteBuiltInStores } from './built-in-stores.ts';
export { writeStoreTraits } from './traits-rows.ts';
