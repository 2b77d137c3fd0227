export { noteBuiltInStores } from './built-in-stores.ts';
export { writeStoreTraits } from './traits-rows.ts';
