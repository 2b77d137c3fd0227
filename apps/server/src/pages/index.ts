export type { StoreInspection } from './render-bundle.ts';
export { storeInspections } from './tokens.ts';
