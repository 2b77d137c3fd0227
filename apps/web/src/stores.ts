import type { StoreList } from '@quartermaster/core/host';

/** The stores that are built with the web, in the order of their numbers. A buyer loads the one that they visit. */
export const stores: StoreList = {
  ADVANTAGE: () => import('@quartermaster/store-advantage'),
  VITM: () => import('@quartermaster/store-vitm'),
  AIRFORCE: () => import('@quartermaster/store-af'),
  FSS: () => import('@quartermaster/store-fss'),
  USDA: () => import('@quartermaster/store-usda'),
  VA: () => import('@quartermaster/store-va'),
  DHS: () => import('@quartermaster/store-dhs'),
  USMC: () => import('@quartermaster/store-usmc'),
  STATE: () => import('@quartermaster/store-state'),
};

/** What pages in a browser begin with: of stores with many screens of their own those of first pages, of the others all (decision 0260). */
export const firstStores: StoreList = {
  ...stores,
  FSS: () => import('@quartermaster/store-fss/first'),
  USMC: () => import('@quartermaster/store-usmc/first'),
};
