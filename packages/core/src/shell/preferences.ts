import { storedKeys, type KeyValueStorage } from '../capabilities/index.ts';
import type { ResultStyle, SearchPreferences } from '../extension/index.ts';
import { Signal } from '../signals/index.ts';

export type ResultKind = 'products' | 'services';

/**
 * The remembered list or grid style of search results (specification, section 9). Nothing is read from the browser
 * before `restore`, so that the first render is the server's.
 */
export class Preferences {
  readonly chosen = new Signal<Partial<Record<ResultKind, ResultStyle>>>({});
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  restore(): void {
    const products = parseStyle(this.#storage.get(storedKeys.productsStyle));
    const services = parseStyle(this.#storage.get(storedKeys.servicesStyle));
    if (products ?? services) this.chosen.set({ ...(products && { products }), ...(services && { services }) });
  }

  resultStyle(kind: ResultKind, defaults: SearchPreferences): ResultStyle {
    return this.chosen.get()[kind] ?? defaults[kind];
  }

  readonly setResultStyle = (kind: ResultKind, style: ResultStyle): void => {
    this.#storage.set(kind === 'products' ? storedKeys.productsStyle : storedKeys.servicesStyle, style);
    this.chosen.set({ ...this.chosen.get(), [kind]: style });
  };
}

const parseStyle = (value: string | null): ResultStyle | undefined => (value === 'list' || value === 'grid' ? value : undefined);
