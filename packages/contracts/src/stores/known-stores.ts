/** Stores by their numbers, 0 to 10 (specification, section 1). 4 and 7 are numbers without a store. */
export const storeIds = [
  'ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'DOLPUNCHOUT', 'USDA', 'VA', 'EVAPUNCHOUT', 'DHS', 'USMC', 'STATE',
] as const;

/** The nine known stores (specification, sections 1 and 5). */
export const knownStores = ['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE'] as const;
export type KnownStore = (typeof knownStores)[number];

/** What people call the known stores: their codes say little to who has never been there. */
const storeTitles: Readonly<Record<KnownStore, string>> = {
  ADVANTAGE: 'Products and services for all agencies', VITM: 'Information technology', AIRFORCE: 'Air Force', FSS: 'Global Supply', USDA: 'Agriculture', VA: 'Veterans Affairs', DHS: 'Homeland Security', USMC: 'Marine Corps', STATE: 'State and local governments',
};

/** The words for a store; a store that its owner ships alone is called by its name. */
export const storeTitle = (name: string): string => knownStores.map((known) => (known === name ? storeTitles[known] : undefined)).find((title) => title !== undefined) ?? name;

/** Shown where no other store is asked for (specification, section 4). */
export const defaultStore = 'ADVANTAGE' satisfies KnownStore;
