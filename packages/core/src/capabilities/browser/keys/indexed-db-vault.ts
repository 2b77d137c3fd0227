import type { KeyVault } from './key-vault.ts';

const databaseName = 'quartermaster-keys';
const storeName = 'keys';
const keyName = 'token-binding';

/** IndexedDB keeps a key that cannot be exported as what it is; localStorage could only keep its text. */
export function indexedDbVault(indexedDb: IDBFactory): KeyVault {
  const open = (): Promise<IDBDatabase> => {
    const request = indexedDb.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    return settled(request);
  };
  const within = async <Result>(mode: IDBTransactionMode, task: (store: IDBObjectStore) => Promise<Result>): Promise<Result> => {
    const database = await open();
    try {
      return await task(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      database.close();
    }
  };
  const read = async (store: IDBObjectStore): Promise<CryptoKeyPair | null> =>
    ((await settled(store.get(keyName))) as CryptoKeyPair | undefined) ?? null;
  return {
    read: () => within('readonly', read),
    // One transaction: of two tabs that make a key at the same time, both end with the first one.
    keep: (pair) =>
      within('readwrite', async (store) => {
        const present = await read(store);
        if (present !== null) return present;
        await settled(store.put(pair, keyName));
        return pair;
      }),
    remove: () => within('readwrite', (store) => settled(store.delete(keyName))),
  };
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused.')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')));
  });
}
