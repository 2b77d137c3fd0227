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

/** @param development origins of development servers, from which trial accounts may sign in */
export function originsOf(main: string, stores: StoreList, development: readonly string[] = []): WebOrigins {
  const { hostname, protocol, port } = new URL(main);
  const originOf = (host: string): string => `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  return {
    main,
    of(asked) {
      const host = asked.toLowerCase();
      return host !== hostname && stores.byHost(host) !== null ? originOf(host) : main;
    },
    developedAt: (claimed) => development.find((origin) => origin === claimed) ?? null,
    all: () => [...new Set([main, ...stores.hosts().map(originOf)])],
  };
}
