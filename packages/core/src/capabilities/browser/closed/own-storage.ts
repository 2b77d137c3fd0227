/**
 * A storage of the browser's as a store sees it: its own keys alone. Where the browser refuses its storage, so does this.
 *
 * @returns what reads it; the browser is asked for its storage now, because it cannot be afterwards
 */
export function ownStorage(window: Window, name: 'localStorage' | 'sessionStorage', prefix: string): () => Storage {
  try {
    const own = storageBelow(window[name], prefix);
    return () => own;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** The methods are taken now: nothing that is put in their place later sees what the host keeps. */
function storageBelow(storage: Storage, prefix: string): Storage {
  const getItem = storage.getItem.bind(storage);
  const setItem = storage.setItem.bind(storage);
  const removeItem = storage.removeItem.bind(storage);
  const keys = (): string[] => Object.keys(storage).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return Object.freeze({
    get length() {
      return keys().length;
    },
    key: (index: number) => keys()[index] ?? null,
    getItem: (key: string) => getItem(prefix + key),
    setItem: (key: string, value: string) => setItem(prefix + key, value),
    removeItem: (key: string) => removeItem(prefix + key),
    clear: () => {
      for (const key of keys()) removeItem(prefix + key);
    },
  });
}
