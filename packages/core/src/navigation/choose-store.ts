import { defaultStore, highestStoreNumber, parseStoreName, storeIdProblem, type StoreName } from '@quartermaster/contracts';

export interface StoreClues {
  /** The query of the address that was entered. */
  readonly query?: URLSearchParams | null | undefined;
  /** The store that was shown last in this browser. */
  readonly saved?: string | null | undefined;
  /** The store that the host of the page leads to. The server knows: it has the hosts of all stores, and the words with which they begin. */
  readonly hostStore?: string | null | undefined;
  /** Stores that can be shown here beside the known ones: those that their owners ship alone. */
  readonly others?: readonly StoreName[];
}

/**
 * Which store to show (specification, sections 2 and 4). The store in the address counts first, because section 2 lets it
 * choose on any entry address and a saved store would otherwise win forever; then saved store, host, default.
 */
export function chooseStore({ query, saved, hostStore, others = [] }: StoreClues): StoreName {
  return (
    (query ? storeInQuery(query, others) : null) ??
    parseStoreName(saved, others) ??
    parseStoreName(hostStore, others) ??
    defaultStore
  );
}

/**
 * The store that the query names: `store`, name and value in any case. Of several the first one that is known counts; an
 * unknown name means the default store (specification, sections 2 and 5). Null: none is named.
 */
export function storeInQuery(query: URLSearchParams, others: readonly StoreName[] = []): StoreName | null {
  const values = namesIn(query);
  if (values.length === 0) return null;
  return values.map((value) => parseStoreName(value, others)).find((name) => name !== null) ?? defaultStore;
}

/**
 * Whether the query names a store that this page does not know, but the server may: one that its owner ships alone, and that
 * is not this page's. Only the server has the whole list.
 */
export function namesStoreElsewhere(query: URLSearchParams, others: readonly StoreName[] = []): boolean {
  const values = namesIn(query);
  return values.every((value) => parseStoreName(value, others) === null) && values.some((value) => isShippedName(value.trim().toUpperCase()));
}

/** Whether a store that is shipped alone may have this name; `highestStoreNumber` is tried as a number that it may have. */
export const isShippedName = (name: string): boolean => storeIdProblem({ name, number: highestStoreNumber }) === null;

/** The same address, with the store that it is for. */
export function withStore(search: string, name: StoreName): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([parameter]) => parameter.toLowerCase() !== 'store'));
  query.append('store', name);
  return `?${query.toString()}`;
}

const namesIn = (query: URLSearchParams): string[] =>
  [...query].filter(([name, value]) => name.toLowerCase() === 'store' && value.trim() !== '').map(([, value]) => value);
