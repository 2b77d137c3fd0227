import type { StoreName } from '../fields/store-name.ts';

/** FSS and USMC: Global Supply screens and answers of their own (specification, section 2). */
const globalSupplyStores: readonly StoreName[] = ['FSS', 'USMC'];

/** Whether the store is one of the Global Supply stores. */
export const isGlobalSupply = (store: StoreName): boolean => globalSupplyStores.includes(store);
