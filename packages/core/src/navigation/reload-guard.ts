import { inject, injectable, SessionStorageToken, type KeyValueStorage } from '../capabilities/index.ts';

const key = 'freshStart';

/** Loads an address anew when this page is too old for it, but not forever: once in a row for an address. */
@injectable()
export class ReloadGuard {
  readonly #storage: KeyValueStorage;

  constructor(@inject(SessionStorageToken) storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** Whether a full load of this address is worth trying. */
  mayTry(url: string): boolean {
    if (this.#storage.get(key) === url) return false;
    this.#storage.set(key, url);
    return true;
  }

  /** A page was shown: the next failure is another one. */
  succeeded(): void {
    this.#storage.remove(key);
  }
}
