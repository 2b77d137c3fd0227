import { defaultStore, parseStoreName, type StoreName } from '@quartermaster/contracts';

export interface StoreClues {
  /** The query of the address that was entered. */
  readonly query?: URLSearchParams | null | undefined;
  /** The store that was shown last in this browser. */
  readonly saved?: string | null | undefined;
  /** The store that the operator gave this host to. */
  readonly hostStore?: string | null | undefined;
  readonly host?: string | null | undefined;
}

/** Hosts of the stores that have one of their own (specification, section 4, Store selection). */
const hostStores: readonly (readonly [RegExp, StoreName])[] = [
  [/^(www\.)?(global-?supply|gss|fss)\b/i, 'FSS'],
  [/^(www\.)?(marine-?corps|usmc|marines)\b/i, 'USMC'],
];

/**
 * Which store to show (specification, sections 2 and 4). The store in the address counts first, because section 2 lets it
 * choose on any entry address and a saved store would otherwise win for ever; then saved store, host, default.
 */
export function chooseStore({ query, saved, hostStore, host }: StoreClues): StoreName {
  return (
    (query ? storeInQuery(query) : null) ??
    parseStoreName(saved) ??
    parseStoreName(hostStore) ??
    hostStores.find(([pattern]) => pattern.test(host ?? ''))?.[1] ??
    defaultStore
  );
}

/**
 * The store that the query names: `store`, name and value in any case. Of several the first one that is known counts; an
 * unknown name means the default store (specification, sections 2 and 5). Null: none is named.
 */
export function storeInQuery(query: URLSearchParams): StoreName | null {
  const values = [...query].filter(([name, value]) => name.toLowerCase() === 'store' && value.trim() !== '').map(([, value]) => value);
  if (values.length === 0) return null;
  return values.map((value) => parseStoreName(value)).find((name) => name !== null) ?? defaultStore;
}
