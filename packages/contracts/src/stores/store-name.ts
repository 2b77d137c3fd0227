import { knownStores, storeIds, type KnownStore } from './known-stores.ts';

/** A known store, or one that its owner ships alone and that is on the store list of its deployment. */
export type StoreName = KnownStore | (string & {});

/** The highest number that a store may have: order numbers have room for no more. */
export const highestStoreNumber = 25_999;

/**
 * Uppercased; null when it is none of the known stores and none of the others that the caller knows (specification,
 * section 5). `others` are names as the store list has them.
 */
export function parseStoreName(value: string | null | undefined, others: readonly StoreName[] = []): StoreName | null {
  const name = (value ?? '').slice(0, 40).trim().toUpperCase();
  return knownStores.find((store) => store === name) ?? others.find((store) => store === name) ?? null;
}

/** The number that goes with a known store's name in `storeID`. */
export const storeIdOf = (store: KnownStore): number => storeIds.indexOf(store);

/** Name and number of a store, which go together on the wire. */
export interface StoreId {
  readonly name: StoreName;
  readonly number: number;
}

/**
 * The problem with the name and number of a store, as a sentence; null when there is none. Known stores have the numbers of
 * the specification, and a store that its owner ships alone has a name and a number that are none of its eleven.
 */
export function storeIdProblem({ name, number }: StoreId): string | null {
  if (!/^[A-Z][A-Z0-9]{1,23}$/.test(name)) {
    return `The store’s name "${name}" cannot be used. Take 2 to 24 capital letters and digits, a letter first.`;
  }
  const known = knownStores.find((store) => store === name);
  if (known !== undefined) {
    return number === storeIdOf(known) ? null : `The number of ${name} is ${storeIdOf(known)}, not ${number}. Correct id.number.`;
  }
  if (storeIds.some((store) => store === name)) {
    return `${name} is a number without a store (specification, section 1). Take another name.`;
  }
  if (Number.isInteger(number) && number >= storeIds.length && number <= highestStoreNumber) return null;
  return `The number ${number} cannot be used: 0 to 10 belong to the known stores. Take a whole number from ${storeIds.length} to ${highestStoreNumber} that no other store has.`;
}
