import { defaultStore, parseStoreName, type StoreName } from '@quartermaster/contracts';

export interface StoreClues {
  /** The query parameter `store` of the address that was entered, any case. */
  readonly parameter?: string | null | undefined;
  /** The store that was shown last in this browser. */
  readonly saved?: string | null | undefined;
  readonly host?: string | null | undefined;
}

/** Hosts of the stores that have one of their own (specification, section 4, Store selection). */
const hostStores: readonly (readonly [RegExp, StoreName])[] = [
  [/^(www\.)?(global-?supply|gss|fss)\b/i, 'FSS'],
  [/^(www\.)?(marine-?corps|usmc|marines)\b/i, 'USMC'],
];

/**
 * Which store to show (specification, sections 2 and 4). The store in the address counts first, because section 2 lets it
 * choose on any entry address and a saved store would otherwise win for ever; then saved store, host, default. A name that
 * is not one of the nine counts as not given.
 */
export function chooseStore({ parameter, saved, host }: StoreClues): StoreName {
  return (
    parseStoreName(parameter) ??
    parseStoreName(saved) ??
    hostStores.find(([pattern]) => pattern.test(host ?? ''))?.[1] ??
    defaultStore
  );
}
