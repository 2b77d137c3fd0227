export { forgetSavedProductsOf, savedProductsOf } from './saved-store.ts';
