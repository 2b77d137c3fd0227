/** Stores by their numbers, 0 to 10 (specification, section 1). 4 and 7 are numbers without a store. */
export const storeIds = [
  'ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'DOLPUNCHOUT', 'USDA', 'VA', 'EVAPUNCHOUT', 'DHS', 'USMC', 'STATE',
] as const;

/** The nine known stores (specification, sections 1 and 5). */
export const knownStores = ['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE'] as const;
export type KnownStore = (typeof knownStores)[number];

/** Shown where no other store is asked for (specification, section 4). */
export const defaultStore = 'ADVANTAGE' satisfies KnownStore;
