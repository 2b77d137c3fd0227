import type { StoreList } from '@quartermaster/core/host';

/** The stores of this deployment. A buyer loads the one that he visits. */
export const stores: StoreList = {
  ADVANTAGE: () => import('@quartermaster/store-advantage'),
};
