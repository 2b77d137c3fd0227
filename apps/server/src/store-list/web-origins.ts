import type { StoreList } from './store-list.ts';

/** Where browsers reach this server: one main origin, and one for each host of a store, with its scheme and port. */
export interface WebOrigins {
  readonly main: string;
  /** The origin of a request by its host; the main one for every host that is no store's: a caller could name any. */
  of(hostname: string): string;
  /** The development server that a call comes through, by what it says of itself; null for each that the operator does not trust. */
  developedAt(claimed: unknown): string | null;
  /** All of them, the main one first. They change with the store list. */
  all(): readonly string[];
}

/** Browsers take `localhost` and names below it for the machine that they run on, and so do the two numbers. */
const isThisMachine = (host: string): boolean => /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/**
 * Every known store has a host below `localhost` for trying it. Such a host is an address of the marketplace only where the main
 * one is on this machine, too: elsewhere it would be the machine of a visitor, on which any program may listen.
 *
 * @param development origins of development servers, from which trial accounts may sign in
 */
export function originsOf(main: string, stores: StoreList, development: readonly string[] = []): WebOrigins {
  const { hostname, protocol, port } = new URL(main);
  const counts = (host: string): boolean => isThisMachine(hostname) || !isThisMachine(host);
  const originOf = (host: string): string => `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  return {
    main,
    of(asked) {
      const host = asked.toLowerCase();
      return host !== hostname && counts(host) && stores.byHost(host) !== null ? originOf(host) : main;
    },
    developedAt: (claimed) => development.find((origin) => origin === claimed) ?? null,
    all: () => [...new Set([main, ...stores.hosts().filter(counts).map(originOf)])],
  };
}
