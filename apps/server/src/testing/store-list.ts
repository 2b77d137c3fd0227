import { knownStores, shippedStoreList, storeIdOf } from '@quartermaster/contracts';
import { storeLookups, type ListedStore, type StoreList } from '../store-list/index.ts';

/** A store list that does not change: the known stores, and others. For tests without a database. */
export function fixedStoreList({ hosts = [], others = [] }: { readonly hosts?: readonly (readonly [host: string, store: string])[]; readonly others?: readonly ListedStore[] } = {}): StoreList {
  const known = knownStores.map((name): ListedStore => ({ ...shippedStoreList[name], name, number: storeIdOf(name), hosts: [], shipped: false, hasAssortment: false }));
  return { ...storeLookups([...known, ...others], 1, new Map(hosts)), refresh: async () => {}, check: async () => {}, follow: () => {} };
}
