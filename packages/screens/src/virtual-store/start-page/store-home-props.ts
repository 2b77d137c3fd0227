import type { StoreHomeAttributes } from './StoreCategories.tsx';

/** The props of a store's start page: its catalog, and the query of the address. */
export interface StoreHomeProps {
  attributes: StoreHomeAttributes;
  query: URLSearchParams;
}
