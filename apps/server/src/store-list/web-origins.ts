import type { StoreList } from './store-list.ts';

/** Where browsers reach this server: one main origin, and one for each host of a store, with its scheme and port. */
export interface WebOrigins {
  readonly main: string;
  /** The origin of a request by its host; the main one for every host that is no store's: a caller could name any. */
  of(hostname: string): string;
  /** All of them, the main one first. They change with the store list. */
  all(): readonly string[];
}

export function originsOf(main: string, stores: StoreList): WebOrigins {
  const { hostname, protocol, port } = new URL(main);
  const originOf = (host: string): string => `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  return {
    main,
    of(asked) {
      const host = asked.toLowerCase();
      return host !== hostname && stores.byHost(host) !== null ? originOf(host) : main;
    },
    all: () => [...new Set([main, ...stores.hosts().map(originOf)])],
  };
}
