import type { PlainOf, PlainPath, RequestOf } from '@quartermaster/contracts';
import { useCallback, useState } from 'react';
import { CallFailure } from '../errors/index.ts';
import { useStorefront } from './storefront-context.ts';
import { useStoreRuntime } from './use-store.ts';

/** The lists that all in a store share: they are asked for without anything. */
export type ListPath = { [Path in PlainPath]: PlainOf<Path> extends readonly unknown[] ? Path : never }[PlainPath];

export interface CachedList<Path extends ListPath> {
  /** Null until it has come. */
  readonly list: PlainOf<Path> | null;
  /** Asks for it, unless it is there or under way; after a failure it may be called again. */
  readonly load: () => void;
}

/** A list of the store (categories, agencies), kept by the browser and asked for when a buyer comes near it (specification, section 7). */
export function useCachedList<Path extends ListPath>(path: Path): CachedList<Path> {
  const storefront = useStorefront();
  const store = useStoreRuntime().name;
  const [loaded, setLoaded] = useState<{ store: string; list: PlainOf<Path> } | null>(null);
  const load = useCallback(() => {
    storefront.read(path, {} as RequestOf<Path>).then(
      (list) => setLoaded({ store, list }),
      (failure: unknown) => {
        if (!(failure instanceof CallFailure)) throw failure;
      },
    );
  }, [storefront, path, store]);
  return { list: loaded?.store === store ? loaded.list : null, load };
}
