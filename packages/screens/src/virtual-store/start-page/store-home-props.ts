import type { StoreHomeAttributes } from './StoreCategories.tsx';

/** What the start page of a store is given: its catalog, and the query of the address. */
export interface StoreHomeProps {
  attributes: StoreHomeAttributes;
  query: URLSearchParams;
}
