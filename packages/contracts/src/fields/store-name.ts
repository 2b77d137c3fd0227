/** The nine known stores (specification, sections 1 and 5). */
export const knownStores = ['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE'] as const;
export type StoreName = (typeof knownStores)[number];

export const defaultStore: StoreName = 'ADVANTAGE';

/** Store ids 0 to 10 in the specification's order; two of them are numbers without a package. */
export const storeIds = [
  'ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'DOLPUNCHOUT', 'USDA', 'VA', 'EVAPUNCHOUT', 'DHS', 'USMC', 'STATE',
] as const;

/** Uppercased; null when it is none of the known stores. */
export function parseStoreName(value: string | null | undefined): StoreName | null {
  const name = (value ?? '').slice(0, 40).trim().toUpperCase();
  return knownStores.find((store) => store === name) ?? null;
}

/** The number that goes with a store's name in `storeID`. */
export const storeIdOf = (store: StoreName): number => storeIds.indexOf(store);
