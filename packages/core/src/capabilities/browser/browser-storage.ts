import { memoryStorage, type KeyValueStorage } from '../key-value-storage.ts';

/** Web storage that never throws: where the browser refuses it, values last as long as the page. */
export function browserStorage(open: () => Storage): KeyValueStorage {
  const substitute = memoryStorage();
  let storage: Storage | null = null;
  try {
    storage = open();
  } catch {
    return substitute;
  }
  const web = storage;
  return {
    get: (key) => substitute.get(key) ?? web.getItem(key),
    set: (key, value) => {
      try {
        web.setItem(key, value);
        substitute.remove(key);
      } catch {
        substitute.set(key, value);
      }
    },
    remove: (key) => {
      substitute.remove(key);
      web.removeItem(key);
    },
    keys: () => [...new Set([...Object.keys(web), ...substitute.keys()])],
  };
}
