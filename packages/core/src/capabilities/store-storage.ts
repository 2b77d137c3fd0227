import type { KeyValueStorage } from './key-value-storage.ts';

/** The beginning of every key of a store's own in the browser's storage. */
export const storePrefix = (storeName: string): string => `store.${storeName}.`;

/** The part of a storage that belongs to one store: it sees and changes its own keys alone. */
export function storeStorage(storage: KeyValueStorage, storeName: string): KeyValueStorage {
  const prefix = storePrefix(storeName);
  return Object.freeze({
    get: (key) => storage.get(prefix + key),
    set: (key, value) => storage.set(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    keys: () => storage.keys().filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  } satisfies KeyValueStorage);
}
