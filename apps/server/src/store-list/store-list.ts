import { defaultStore, type StoreId, type StoreTraits } from '@quartermaster/contracts';
import { storesByWords } from './stores-by-words.ts';

/** A row of the store list. */
export interface ListedStore extends StoreId, StoreTraits {
  /** Host names that lead to it, in small letters and without a port. */
  readonly hosts: readonly string[];
  /** Its owner ships it alone: it is not built with the web. */
  readonly shipped: boolean;
  /** It sells a part of the catalog, or at prices of its own. */
  readonly hasAssortment: boolean;
}

/** The stores of this deployment. Ask it anew each time: another process may have changed the list. */
export interface StoreList {
  /** Raised by each change of the list, and of what else belongs to a store on it. */
  readonly version: number;
  /** In the order of their numbers. */
  readonly stores: readonly ListedStore[];
  /** The store of a call that names none. */
  readonly default: ListedStore;
  /** By its name in any case (specification, section 5); null when the list does not have it. */
  byName(name: string | null | undefined): ListedStore | null;
  byNumber(number: number): ListedStore | null;
  /** By the host of a request, without its port. */
  byHost(hostname: string): ListedStore | null;
  /** The store that a host leads to (specification, section 4): its own, or else one that begins with a word of it. */
  forHost(hostname: string): ListedStore | null;
  /** The stores that have a service of a kind at the path. */
  atPath(path: string): readonly ListedStore[];
  /** Every host that leads to a store. */
  hosts(): readonly string[];
  /** Looks whether the list was changed, at most every half second. Never throws: a list that cannot be read stays as it was. */
  refresh(): Promise<void>;
  /** Looks whether the list was changed, as calls do. @throws when it cannot be read, or not in time */
  check(): Promise<void>;
  /** Calls the listener after each change of the list. */
  follow(listener: () => void): void;
}

/** The store of each host name that the operator’s environment gives to one. */
export type StoreHosts = ReadonlyMap<string, string>;

/** The lookups of one state of the list. `hosts` count before those of the rows. @throws Error without the default store */
export function storeLookups(stores: readonly ListedStore[], version: number, hosts: StoreHosts): Omit<StoreList, 'refresh' | 'check' | 'follow'> {
  const names = new Map<string, ListedStore>(stores.map((store) => [store.name, store]));
  const numbers = new Map(stores.map((store) => [store.number, store]));
  const byHost = new Map(stores.flatMap((store) => store.hosts.map((host) => [host, store])));
  const byName = (name: string | null | undefined): ListedStore | null => names.get((name ?? '').slice(0, 40).trim().toUpperCase()) ?? null;
  const standard = byName(defaultStore);
  if (standard === null) throw new Error(`The store list does not have ${defaultStore}. Add its row again.`);
  const ofHost = (hostname: string): ListedStore | null => {
    const host = hostname.toLowerCase();
    return byName(hosts.get(host)) ?? byHost.get(host) ?? null;
  };
  const inOrder = stores.toSorted((a, b) => a.number - b.number);
  const byWords = storesByWords(inOrder);
  const atPaths = Map.groupBy(inOrder.flatMap((store) => store.services.map(({ path }) => ({ path, store }))), ({ path }) => path);
  const allHosts = [...new Set([...hosts.keys(), ...byHost.keys()])].filter((host) => ofHost(host) !== null);
  return {
    version,
    stores: inOrder,
    default: standard,
    byName,
    byNumber: (number) => numbers.get(number) ?? null,
    hosts: () => allHosts,
    byHost: ofHost,
    forHost: (hostname) => ofHost(hostname) ?? byWords(hostname),
    atPath: (path) => (atPaths.get(path) ?? []).map(({ store }) => store),
  };
}
